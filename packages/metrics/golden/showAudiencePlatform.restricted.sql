-- showAudiencePlatform.restricted
-- voteCount: Views that name the platform; a viewer counts once for each.
-- voteShare: Views of the title on the platform divided by its views on all platforms.
select figures.platformName as platformName, figures.platformLogo as platformLogo, figures.kind as kind, round(figures.voteCount, 9) as voteCount, round(figures.voteShare, 9) as voteShare, figures.sampleSize as sampleSize
from (
  select platforms.name as platformName, nullIf(platforms.logo_url, '') as platformLogo,
    toString(platforms.kind) as kind, toUInt8(platforms.kind) as place, votes.votes as voteCount,
    votes.votes / sum(votes.votes) over () as voteShare,
    {whole_0_n:Float64} as sampleSize
  from (
    select platform, count() as votes
    from views
    where title in (select title from titles where kind = 'series'
     and (title_id in {show_0:Array(String)})
     and network_id in {network_0:Array(String)})
    and platform != 0
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by platform
  ) as votes
  inner join platforms on platforms.platform = votes.platform
) as figures
where 1
order by figures.place asc, voteCount desc nulls last, platformName asc nulls last

-- show_0 = ["1104"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- whole_0_n
select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)})
  and network_id in {network_0:Array(String)})
 and platform != 0
 and day between {date_0:Date32} and {date_1:Date32}
 and cell in (select cell from cells where country in {country_0:Array(String)})

-- sample size
select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)})
  and network_id in {network_0:Array(String)})
 and platform != 0
 and day between {date_0:Date32} and {date_1:Date32}
 and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAudiencePlatform.restricted: as showAudiencePlatform.restricted, but
  12 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  25 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  32 - select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + select uniqExact(member) as n from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  40 - select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + select uniqExact(member) as n from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
