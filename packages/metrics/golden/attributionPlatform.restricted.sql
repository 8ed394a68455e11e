-- attributionPlatform.restricted: as attributionPlatform.none, but
  17 - select title, pair.1 as platform, pair.2 as votes, title_votes, sum(votes) over (partition by platform) as platform_votes
     + select of_both.title as title, of_both.platform as platform, of_both.votes as votes,
     + of_both.title_votes as title_votes, of_platform.votes as platform_votes
  19 - select title, sum(platform_totals.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(platform_totals.votes, platform = {platform_0:UInt16}))]) as pairs
     - from platform_totals
     - where 1
     + select title, pair.1 as platform, pair.2 as votes, title_votes
     + from (
     + select title, sum(platform_days.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(platform_days.votes, platform = {platform_0:UInt16}))]) as pairs
     + from platform_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
  25 + ) as of_both
     + inner join (
     + select platform, sum(platform_days.votes) as votes
     + from platform_days
     + where 1
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
     + group by platform
     + ) as of_platform on of_platform.platform = of_both.platform
  31 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
