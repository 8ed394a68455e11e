-- showAudiencePlatform.balanced
-- voteCount: Views that name the platform; every view of a viewer counts, rewatches too.
-- voteShare: Views of the title on the platform divided by its views that name a platform.
select platform, votes, {whole_0_n:Float64} as members
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
)

-- show_0 = [11104]
-- country_0 = ["US"]

-- whole_0_n
select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
 and platform != 0
 and cell in (select cell from cells where country in {country_0:Array(String)})

-- the same for many answers
select platform, name as platformName, nullIf(logo_url, '') as platformLogo, toString(platforms.kind) as kind, toUInt8(platforms.kind) as place
from platforms

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
   9 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  17 - -- show_0 = [11104]
     + -- movie_0 = [36]
  21 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  33 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
