-- attributionPlatform.excluded: as attributionPlatform.none, but
  17 - select title, platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, platform, sum(platform_cells.votes) as votes
     + from platform_cells
  20 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  25 - where shares.title in (select title from titles where 1)
     + where shares.title in (select title from titles where 1
     + and title_id not in {title_0:Array(String)}
     + and network_id not in {network_0:Array(String)}
     + and studio_id not in {studio_0:Array(String)}
     + and originating_country not in {originating_country_0:Array(String)}
     + and originating_language not in {originating_language_0:Array(String)}
     + and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and status not in {status_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)}))
  31 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
     + -- title_0 = ["1104"]
     + -- network_0 = ["210"]
     + -- studio_0 = ["519"]
     + -- originating_country_0 = ["US"]
     + -- originating_language_0 = ["en"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- status_0 = ["Ended"]
     + -- genre_0 = ["Action"]
-- attributionTitle.excluded: as attributionPlatform.excluded, but
   4 - select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platform as platform, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare
     + -- totalVotes: Views of the title that name a platform, all platforms together; a viewer counts once for each.
     + select figures.contentId as contentId, figures.contentName as contentName, figures.contentType as contentType, figures.releaseDate as releaseDate, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, figures.platformName as platformName, figures.platformKind as platformKind, round(figures.voteCount, 9) as voteCount, round(figures.titleVoteShare, 9) as titleVoteShare, round(figures.platformVoteShare, 9) as platformVoteShare, round(figures.totalVotes, 9) as totalVotes, figures.platformPlace as platformPlace
   9 - platforms.name as platform, toString(platforms.kind) as platformKind,
     + platforms.name as platformName, toString(platforms.kind) as platformKind,
  29 - and title_id not in {title_0:Array(String)}
     + and (title_id in {title_0:Array(String)})
  37 - and shares.platform in (select platform from platforms where platform in (select platform from platforms where name in {platform_0:Array(String)}))
     + and shares.platform in (select platform from platforms where platform not in (select platform from platforms where name in {platform_0:Array(String)}))
  40 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  45 - -- title_0 = ["1104"]
     + -- title_0 = ["1104","84"]
