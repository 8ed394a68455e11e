-- anticipatedReturningShows.restricted: as anticipatedReturningShows.none, but
   7 + and network_id in {network_0:Array(String)}
  11 - select title, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
     + select title, sumIf(steps, day <= {date_0:Date32}) as followers, sumIf(steps, day <= {date_1:Date32}) as followers_before
  14 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + -- network_0 = ["210","33"]
  23 + -- date_1 = "2023-07-06"
     + -- country_0 = ["US","GB"]
-- moviesAnticipation.restricted: as moviesAnticipation.none, but
   7 + and network_id in {network_0:Array(String)}
  14 - select title, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
     + select title, sumIf(steps, day <= {date_0:Date32}) as followers, sumIf(steps, day <= {date_1:Date32}) as followers_before
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + -- network_0 = ["210","33"]
  27 + -- date_1 = "2023-07-06"
     + -- country_0 = ["US","GB"]
-- releaseCalendar.restricted: as releaseCalendar.none, but
   7 + and network_id in {network_0:Array(String)}
  15 - select title, sumIf(steps, day <= {date_0:Date32}) as followers, toInt64(0) as followers_before
     + select title, sumIf(steps, day <= {date_0:Date32}) as followers, sumIf(steps, day <= {date_1:Date32}) as followers_before
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 + -- network_0 = ["210","33"]
  28 + -- date_1 = "2023-07-06"
     + -- country_0 = ["US","GB"]
