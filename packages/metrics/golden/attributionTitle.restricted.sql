-- attributionTitle.restricted: as attributionTitle.none, but
  27 - select title, platform as listed, sum(platform_totals.votes) as votes
     - from platform_totals
     - where title in ({title_0:Array(UInt32)})
     + select title, platform as listed, sum(platform_days.votes) as votes
     + from platform_days
     + where title in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
  37 - select platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select platform, sum(platform_days.votes) as votes
     + from platform_days
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day >= {date_0:Date32}
  47 - -- title_0 = [11104,10084]
     + -- title_0 = ["1104","84"]
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
