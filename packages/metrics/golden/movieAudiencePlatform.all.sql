-- voteCount: Views that name the platform; a viewer counts once for each.
-- voteShare: Views of the title on the platform divided by its views on all platforms.
select figures.platformName as platformName, figures.platformLogo as platformLogo, figures.kind as kind, round(figures.voteCount, 9) as voteCount, round(figures.voteShare, 9) as voteShare, figures.sampleSize as sampleSize
from (
  select platforms.name as platformName, nullIf(platforms.logo_url, '') as platformLogo,
    toString(platforms.kind) as kind, toUInt8(platforms.kind) as place, votes.votes as voteCount,
    votes.votes / sum(votes.votes) over () as voteShare,
    (select uniqExact(member) from views where title in (select title from titles where kind = 'movie'
    and (title_id in {movie_0:Array(String)}))
    and platform != 0
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)}
    and gender in {gender_0:Array(String)})) as sampleSize
  from (
    select platform, sum(parts.votes * cells.weight) as votes
    from (
      select platform, cell, count() as votes
      from views
      where title in (select title from titles where kind = 'movie'
      and (title_id in {movie_0:Array(String)}))
      and platform != 0
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by platform, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by platform
  ) as votes
  inner join platforms on platforms.platform = votes.platform
) as figures
where 1
order by figures.place asc, voteCount desc nulls last, platformName asc nulls last

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
  and platform != 0
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)}) group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
