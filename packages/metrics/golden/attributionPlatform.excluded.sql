-- attributionPlatform.excluded: as attributionPlatform.none, but
  20 - select title, platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, platform, sum(platform_cells.votes) as votes
     + from platform_cells
  23 - and 1
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and title in (select title from titles where 1
     + and title_id not in {title_0:Array(String)}
     + and network_id not in {network_0:Array(String)}
     + and studio_id not in {studio_0:Array(String)}
     + and originating_country not in {originating_country_0:Array(String)}
     + and originating_language not in {originating_language_0:Array(String)}
     + and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and status not in {status_0:Array(String)}
     + and not hasAny(genres, {genre_0:Array(String)}))
  28 - select title, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, sum(platform_cells.votes) as votes
     + from platform_cells
  31 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  34 - select platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select platform, sum(platform_cells.votes) as votes
     + from platform_cells
  37 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  44 + -- country_0 = ["US","GB"]
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
   4 + -- totalVotes: Views of the title that name a platform, all platforms together; every view of a viewer counts, rewatches too.
  11 - platforms.name as platform,
     + platforms.name as platformName,
  15 - round(shares.votes / shares.platform_votes, 9) as platformVoteShare
     + round(shares.votes / shares.platform_votes, 9) as platformVoteShare,
     + round(shares.title_votes, 9) as totalVotes,
     + toUInt8(platforms.kind) as platformPlace
  27 - and title_id not in {title_0:Array(String)}
     + and (title_id in {title_0:Array(String)})
  35 - and platform in (select platform from platforms where name in {platform_0:Array(String)})
     + and platform not in (select platform from platforms where name in {platform_0:Array(String)})
  59 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  64 - -- title_0 = ["1104"]
     + -- title_0 = ["1104","84"]
