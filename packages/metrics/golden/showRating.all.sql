-- rating: Mean star rating; star ratings are 1-5.
-- votes: Number of star ratings.
-- share: Ratings of this many stars divided by all star ratings.
select round(figures.rating, 9) as rating, round(figures.votes, 9) as votes, round(figures.share, 9) as share
from (
  select rating, votes, votes / sum(votes) over () as share
  from (
    select rating, sum(parts.votes * cells.weight) as votes
    from (
      select rating, cell, count() as votes
      from ratings
      where title in (select title from titles where kind = 'series'
      and (title_id in {show_0:Array(String)}))
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by rating, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by rating
  )
) as figures
where 1
order by rating desc nulls last

-- show_0 = ["1104"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from ratings where title in (select title from titles where kind = 'series'
   and (title_id in {show_0:Array(String)}))
   and day between {date_0:Date32} and {date_1:Date32}
   and cell in (select cell from cells where country in {country_0:Array(String)}
   and age in {age_0:Array(String)}
   and gender in {gender_0:Array(String)}) group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- show_0 = ["1104"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
