-- actorSummary.all
-- shareOfVotes: Votes for the characters of the actor divided by all character votes, same people and dates, content filters left out; votes for deleted characters are in both unless they are excluded.
-- votes: Votes for favorite characters.
select figures.actor as actor, figures.actorId as actorId, figures.actorImageUrl as actorImageUrl, round(figures.shareOfVotes, 9) as shareOfVotes, round(figures.votes, 9) as votes
from (
  with {whole_0_votes:Float64} as all_votes
  select
    actors.name as actor, actors.actor_id as actorId, nullIf(actors.image_url, '') as actorImageUrl,
    votes.votes as votes, if(all_votes = 0, null, votes.votes / all_votes) as shareOfVotes
  from (
    select characters.actor as actor, sum(votes.votes) as votes
    from (
        select character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
        from (
          select character, cell, count() as votes
          from character_votes
          where 1
          and title in (select title from titles where 1
           and (title_id in {title_0:Array(String)})
           and network_id in {network_0:Array(String)}
           and studio_id in {studio_0:Array(String)}
           and originating_country in {originating_country_0:Array(String)}
           and originating_language in {originating_language_0:Array(String)}
           and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
           and status in {status_0:Array(String)}
           and hasAny(genres, {genre_0:Array(String)})
           and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
           and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
           and status in {airing_status_0:Array(String)}
           and toString(kind) in {contentType_0:Array(String)})
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and character not in (select character from characters where deleted)
          group by character, cell
        ) as parts
        group by character
      ) as votes
      inner join characters on characters.character = votes.character
      where characters.actor != 0 and votes.votes > 0
    group by actor
  ) as votes
  inner join actors on actors.actor = votes.actor
) as figures
where ifNull(round(figures.shareOfVotes, 9) >= {metric_0:Float64}, 0)
order by shareOfVotes desc nulls last, actorId asc nulls last

-- title_0 = ["1104","84"]
-- network_0 = ["210","33"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- runtime_2 = 104
-- status_0 = ["Ended"]
-- genre_0 = ["Action","Family"]
-- first_release_date_0 = "2024-04-02"
-- first_release_date_1 = "2024-06-30"
-- release_date_0 = "2024-07-01"
-- release_date_1 = "2024-08-29"
-- airing_status_0 = ["Ended"]
-- contentType_0 = ["series"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- metric_0 = 300

-- whole_0_votes
select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
from (
  select cell, count() as votes
  from character_votes
  where 1
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)})
  and character not in (select character from characters where deleted)
  group by cell
) as parts

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from character_votes where title in (select title from titles where 1
    and (title_id in {title_0:Array(String)})
    and network_id in {network_0:Array(String)}
    and studio_id in {studio_0:Array(String)}
    and originating_country in {originating_country_0:Array(String)}
    and originating_language in {originating_language_0:Array(String)}
    and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0) or ifNull(runtime between {runtime_2:UInt32} and {runtime_2:UInt32}, 0))
    and status in {status_0:Array(String)}
    and hasAny(genres, {genre_0:Array(String)})
    and ifNull(release_day between {first_release_date_0:Date32} and {first_release_date_1:Date32}, 0)
    and ifNull(release_day between {release_date_0:Date32} and {release_date_1:Date32}, 0)
    and status in {airing_status_0:Array(String)}
    and toString(kind) in {contentType_0:Array(String)})
   and 1
   and day between {date_0:Date32} and {date_1:Date32}
   and cell in (select cell from cells where country in {country_0:Array(String)}
   and age in {age_0:Array(String)}
   and gender in {gender_0:Array(String)})
   and not deleted group by cell
) as parts
inner join cells on cells.cell = parts.cell
