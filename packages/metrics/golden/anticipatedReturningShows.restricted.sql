-- anticipatedReturningShows.restricted: as anticipatedReturningShows.none, but
   7 + and network_id in {network_0:Array(String)}
  12 - and (ended is null or ended > {date_0:Date32})) as followers, toUInt64(0) as followers_before
     + and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 + -- network_0 = ["210","33"]
  24 + -- date_1 = "2023-07-06"
     + -- country_0 = ["US","GB"]
-- moviesAnticipation.restricted: as moviesAnticipation.none, but
   7 + and network_id in {network_0:Array(String)}
  15 - and (ended is null or ended > {date_0:Date32})) as followers, toUInt64(0) as followers_before
     + and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 + -- network_0 = ["210","33"]
  28 + -- date_1 = "2023-07-06"
     + -- country_0 = ["US","GB"]
-- releaseCalendar.restricted: as releaseCalendar.none, but
   7 + and network_id in {network_0:Array(String)}
  15 - and (ended is null or ended > {date_0:Date32})) as followers, toUInt64(0) as followers_before
     + and (ended is null or ended > {date_0:Date32})) as followers, uniqExactIf(member, began <= {date_1:Date32} and (ended is null or ended > {date_1:Date32})) as followers_before
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 + -- network_0 = ["210","33"]
  28 + -- date_1 = "2023-07-06"
     + -- country_0 = ["US","GB"]
