-- shareOfVotes: Votes for the characters of the actor divided by all character votes, same people and dates.
-- votes: Votes for favourite characters.
select figures.actor as actor, figures.actorId as actorId, figures.actorImageUrl as actorImageUrl, round(figures.shareOfVotes, 9) as shareOfVotes, round(figures.votes, 9) as votes
from (
  with whole as (
    select count() as votes
    from character_votes
    where title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  )
  select
    actors.name as actor, actors.actor_id as actorId, nullIf(actors.image_url, '') as actorImageUrl,
    votes.votes as votes, if((select votes from whole) = 0, null, votes.votes / (select votes from whole)) as shareOfVotes
  from (
    select actor, count() as votes
    from character_votes
    where actor != 0
    and title in (select title from titles where 1
    and network_id in {network_0:Array(String)})
    and title in (select title from titles where 1)
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by actor
  ) as votes
  inner join actors on actors.actor = votes.actor
) as figures
where 1
order by shareOfVotes desc nulls last, actorId asc nulls last

-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
-- network_0 = ["210","33"]

-- sample size
select uniqExact(member) as n from character_votes where title in (select title from titles where 1
and network_id in {network_0:Array(String)})
and title in (select title from titles where 1)
and day between {date_0:Date32} and {date_1:Date32}
and cell in (select cell from cells where country in {country_0:Array(String)})

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
