-- showAudiencePlatform.none
-- voteCount: Views that name the platform; every view of a viewer counts, rewatches too.
-- voteShare: Views of the title on the platform divided by its views that name a platform.
select platforms.name as platformName, nullIf(platforms.logo_url, '') as platformLogo,
  toString(platforms.kind) as kind, toUInt8(platforms.kind) as place, votes.votes as voteCount,
  votes.votes / sum(votes.votes) over () as voteShare,
  uniqExactMerge(votes.members) over () as n, n as sampleSize
from (
  select platform, count() as votes, uniqExactState(member) as members
  from views
  where title in ({show_0:Array(UInt32)})
  and platform != 0
  group by platform
) as votes
inner join platforms on platforms.platform = votes.platform

-- show_0 = [11104]
-- movieAudiencePlatform.none: as showAudiencePlatform.none, but
  10 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  16 - -- show_0 = [11104]
     + -- movie_0 = [36]
