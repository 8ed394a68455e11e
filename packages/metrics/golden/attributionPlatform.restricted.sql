-- attributionPlatform.restricted: as attributionPlatform.none, but
  20 - select title, platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, platform, sum(platform_days.votes) as votes
     + from platform_days
  23 - and 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  28 - select title, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, sum(platform_days.votes) as votes
     + from platform_days
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
  34 - select platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select platform, sum(platform_days.votes) as votes
     + from platform_days
  37 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
  44 + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- network_0 = ["210","33"]
-- attributionTitle.restricted: as attributionPlatform.restricted, but
   4 + -- totalVotes: Views of the title that name a platform, all platforms together; every view of a viewer counts, rewatches too.
  11 - platforms.name as platform,
     + platforms.name as platformName,
  15 - round(shares.votes / shares.platform_votes, 9) as platformVoteShare
     + round(shares.votes / shares.platform_votes, 9) as platformVoteShare,
     + round(shares.title_votes, 9) as totalVotes,
     + toUInt8(platforms.kind) as platformPlace
  26 + and (title_id in {title_0:Array(String)})
  27 - and platform in (select platform from platforms where name in {platform_0:Array(String)})
  49 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  54 + -- title_0 = ["1104","84"]
  55 - -- platform_0 = ["Aurora+"]
