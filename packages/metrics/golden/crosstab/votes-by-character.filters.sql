-- character_vote_share: Character votes of the cell divided by the character votes of its column.
-- character_voter_count: Distinct members who voted for a favourite character.
with picked as (select title from titles where 1
and (title_id in {title_0:Array(String)})
and not hasAny(genres, {genre_0:Array(String)})),
fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
)
select character_name, actor_name, across, total, character_vote_share, character_voter_count
from (
  select *, dense_rank() over (partition by total order by sort_0 desc nulls last, character_name asc nulls last, actor_name asc nulls last) as place
  from (
    select *, character_vote_share as sort_0,
      character_vote_share as metric_0
    from (
      select character_name,
        actor_name,
        across,
        total,
        round(if(maxIf(votes, total = 1) over (partition by across) = 0, null, votes / maxIf(votes, total = 1) over (partition by across)), 9) as character_vote_share,
        round(voters, 9) as character_voter_count
      from (
        select character_name, actor_name, across, total, sum(parts.votes) as votes, sum(parts.voters) as voters
        from (
          select character_name, actor_name, 0 as across, 0 as total, votes, voters
          from (
            select character_name, actor_name, sum(parts.votes * cells.weight) as votes, sum(parts.voters * cells.weight) as voters
            from (
              select character_name, actor_name, cell, count() as votes, uniqExact(member) as voters
              from (
                select fact.member as member, fact.cell as cell, nullIf(toString(characters.name), '') as character_name, nullIf(toString(actors.name), '') as actor_name
                from fact_votes as fact
                inner join titles on titles.title = fact.title
                left join characters on characters.character = fact.character
                left join actors on actors.actor = fact.actor
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by character_name, actor_name, cell
            ) as parts
            inner join cells on cells.cell = parts.cell
            group by character_name, actor_name
          )
          union all
          select null as character_name, null as actor_name, 0 as across, 1 as total, votes, voters
          from (
            select sum(parts.votes * cells.weight) as votes, sum(parts.voters * cells.weight) as voters
            from (
              select cell, count() as votes, uniqExact(member) as voters
              from (
                select fact.member as member, fact.cell as cell
                from fact_votes as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by cell
            ) as parts
            inner join cells on cells.cell = parts.cell
          )
        ) as parts
        group by character_name, actor_name, across, total
      )
    )
  )
  where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
)
where 1
order by total desc, place asc, across asc

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- days_from_release_0 = -10
-- days_from_release_1 = 30
-- metric_0 = 0.5

-- sample size
with picked as (select title from titles where 1
and (title_id in {title_0:Array(String)})
and not hasAny(genres, {genre_0:Array(String)})),
fact_votes as (
  select title, member, cell, day, episode, season, number, character, actor
  from character_votes
  where title in picked
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
)
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from (
    select member, cell from (
      select fact.member as member, fact.cell as cell
      from fact_votes as fact
      inner join titles on titles.title = fact.title
      where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
    )
  ) group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- days_from_release_0 = -10
-- days_from_release_1 = 30
