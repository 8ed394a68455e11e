-- same-days.restricted: as same-days.none, but
   5 + and network_id in {network_0:Array(String)}
   7 + -- network_0 = ["210","33"]
  11 + and network_id in {network_0:Array(String)}
  13 + and network_id in {network_0:Array(String)}
  14 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
  15 + and network_id in {network_0:Array(String)}
  19 + -- date_1 = "2023-07-07"
  23 + and network_id in {network_0:Array(String)}
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 + -- country_0 = ["US","GB"]
  80 + and network_id in {network_0:Array(String)}
 128 + and cell in (select cell from cells where country in {country_0:Array(String)})
 136 + -- country_0 = ["US","GB"]
 142 + and network_id in {network_0:Array(String)}
 188 + and cell in (select cell from cells where country in {country_0:Array(String)})
 197 + and cell in (select cell from cells where country in {country_0:Array(String)})
 202 + and cell in (select cell from cells where country in {country_0:Array(String)})
 209 + -- country_0 = ["US","GB"]
 215 + and network_id in {network_0:Array(String)}
 260 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 265 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 272 + and network_id in {network_0:Array(String)}
 318 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 327 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 332 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 337 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 342 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 349 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 356 + and network_id in {network_0:Array(String)}
 402 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 407 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 414 + and network_id in {network_0:Array(String)}
 460 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_0:Date32} and {date_1:Date32}) as seen
 463 - and day <= {date_0:Date32}
     + and day <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 472 - and air_date <= {date_0:Date32}
     + and air_date <= {date_1:Date32}
 481 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 488 + and network_id in {network_0:Array(String)}
 540 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 551 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 556 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 563 + and network_id in {network_0:Array(String)}
 617 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 629 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
