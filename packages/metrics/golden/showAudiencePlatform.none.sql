-- showAudiencePlatform.none
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
    where title in ({show_0:Array(UInt32)})
    and platform != 0
    and day <= {date_0:Date32}
    group by platform
  ) as votes
  inner join platforms on platforms.platform = votes.platform
) as figures
where 1
order by figures.place asc, voteCount desc nulls last, platformName asc nulls last

-- show_0 = [11104]
-- date_0 = "2024-06-30"

-- whole_0_n
select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
 and platform != 0
 and day <= {date_0:Date32}

-- sample size
select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
 and platform != 0
 and day <= {date_0:Date32}
-- movieAudiencePlatform.none: as showAudiencePlatform.none, but
  12 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  26 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  31 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
