-- attributionPlatform.restricted: as attributionPlatform.none, but
  17 - select title, pair.1 as platform, pair.2 as votes, title_votes, sum(votes) over (partition by platform) as platform_votes
     + select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
     + of_both.title_votes as title_votes, of_platform.votes as platform_votes
  19 + select title, pair.1 as platform, pair.2 as votes, title_votes
     + from (
  21 - select title, if(platform in (select platform from platforms where name in {platform_0:Array(String)}), platform, 0) as listed, sum(platform_totals.votes) as votes
     - from platform_totals
     - where 1
     + select title, if(platform in (select platform from platforms where name in {platform_0:Array(String)}), platform, 0) as listed, sum(platform_days.votes) as votes
     + from platform_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
  29 + ) as of_both
     + inner join (
     + select platform, sum(platform_days.votes) as votes
     + from platform_days
     + where 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
     + group by platform
     + ) as of_platform on of_platform.platform = of_both.platform
  35 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
-- attributionTitle.restricted: as attributionPlatform.restricted, but
   4 + -- totalVotes: Views of the title that name a platform, all platforms together; every view of a viewer counts, rewatches too.
  11 - platforms.name as platform,
     + platforms.name as platformName,
  15 - round(shares.votes / shares.platform_votes, 9) as platformVoteShare
     + round(shares.votes / shares.platform_votes, 9) as platformVoteShare,
     + round(shares.title_votes, 9) as totalVotes,
     + toUInt8(platforms.kind) as platformPlace
  24 - select title, if(platform in (select platform from platforms where name in {platform_0:Array(String)}), platform, 0) as listed, sum(platform_days.votes) as votes
     + select title, platform as listed, sum(platform_days.votes) as votes
  27 + and (title_id in {title_0:Array(String)})
  47 - order by voteCount desc nulls last, contentId asc nulls last, platform asc nulls last
     + order by voteCount desc nulls last, contentId asc nulls last, platformName asc nulls last
  49 - -- platform_0 = ["Aurora+"]
     + -- title_0 = ["1104","84"]
