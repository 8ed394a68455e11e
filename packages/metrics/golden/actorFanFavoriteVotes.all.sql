-- votes: Votes for favourite characters.
select round(figures.votes, 9) as votes
from (
  select sum(parts.votes * cells.weight) as votes
  from (
    select cell, count() as votes
    from character_votes
    where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
    and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
    and title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)}
    and gender in {gender_0:Array(String)})
    group by cell
  ) as parts
  inner join cells on cells.cell = parts.cell
) as figures
where 1
limit {limit_0:UInt64}

-- actor_0 = ["70"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- limit_0 = 1
