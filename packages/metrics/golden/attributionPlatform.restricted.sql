-- attributionPlatform.restricted: as attributionPlatform.none, but
  17 - select title, platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, platform, sum(platform_days.votes) as votes
     + from platform_days
  20 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
  25 - where shares.title in (select title from titles where 1)
     + where shares.title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  31 + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- network_0 = ["210","33"]
-- attributionTitle.restricted: as attributionPlatform.restricted, but
   4 - select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platform as platform, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare
     + -- totalVotes: Views of the title that name a platform, all platforms together; a viewer counts once for each.
     + select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platformName as platformName, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare, round(figures.totalVotes, 9) as totalVotes, figures.platformPlace as platformPlace
   9 - platforms.name as platform, toString(platforms.kind) as platformKind,
     + platforms.name as platformName, toString(platforms.kind) as platformKind,
  28 + and (title_id in {title_0:Array(String)})
  29 - and shares.platform in (select platform from platforms where platform in (select platform from platforms where name in {platform_0:Array(String)}))
     + and shares.platform in (select platform from platforms where 1)
  32 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  37 + -- title_0 = ["1104","84"]
  38 - -- platform_0 = ["Aurora+"]
