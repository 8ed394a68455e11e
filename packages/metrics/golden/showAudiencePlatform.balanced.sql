-- showAudiencePlatform.balanced
-- voteCount: Views that name the platform; every view of a viewer counts, rewatches too.
-- voteShare: Views of the title on the platform divided by its views that name a platform.
select platforms.name as platformName, nullIf(platforms.logo_url, '') as platformLogo,
  toString(platforms.kind) as kind, toUInt8(platforms.kind) as place, votes.votes as voteCount,
  votes.votes / sum(votes.votes) over () as voteShare,
  {whole_0_n:Float64} as n, n as sampleSize
from (
  select platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
  from (
    select platform, cell, count() as votes
    from views
    where title in ({show_0:Array(UInt32)})
    and platform != 0
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by platform, cell
  ) as parts
  group by platform
) as votes
inner join platforms on platforms.platform = votes.platform

-- show_0 = [11104]
-- country_0 = ["US"]

-- whole_0_n
select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
 and platform != 0
 and cell in (select cell from cells where country in {country_0:Array(String)})

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
   and platform != 0
   and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
) as parts
inner join cells on cells.cell = parts.cell
-- movieAudiencePlatform.balanced: as showAudiencePlatform.balanced, but
  12 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  21 - -- show_0 = [11104]
     + -- movie_0 = [36]
  25 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  33 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
