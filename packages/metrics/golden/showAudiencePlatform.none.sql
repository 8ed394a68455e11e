-- showAudiencePlatform.none
-- voteCount: Views that name the platform; every view of a viewer counts, rewatches too.
-- voteShare: Views of the title on the platform divided by its views that name a platform.
select platform, count() as votes, uniqExact(member) as members
from views
where title in ({show_0:Array(UInt32)})
and platform != 0
group by platform with rollup

-- show_0 = [11104]

-- the same for many answers
select platform, name as platformName, nullIf(logo_url, '') as platformLogo, toString(platforms.kind) as kind, toUInt8(platforms.kind) as place
from platforms
-- movieAudiencePlatform.none: as showAudiencePlatform.none, but
   5 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
   9 - -- show_0 = [11104]
     + -- movie_0 = [36]
