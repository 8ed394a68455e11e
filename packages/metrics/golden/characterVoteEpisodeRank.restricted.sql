-- characterVoteEpisodeRank.restricted: as characterVoteEpisodeRank.none, but
  15 - and (title_id in {show_0:Array(String)}))
     - and day <= {date_0:Date32}
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  33 - and (title_id in {show_0:Array(String)}))
     - and day <= {date_0:Date32}
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
