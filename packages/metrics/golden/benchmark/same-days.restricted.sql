-- same-days.restricted: as same-days.none, but
   4 + and network_id in {network_0:Array(String)}
   6 + and network_id in {network_0:Array(String)}
   8 + and network_id in {network_0:Array(String)}
  10 + and network_id in {network_0:Array(String)}
  11 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
  12 + and network_id in {network_0:Array(String)}
  14 + -- network_0 = ["210","33"]
  17 + -- date_1 = "2023-07-07"
  21 + and network_id in {network_0:Array(String)}
  23 + and network_id in {network_0:Array(String)}
  24 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
  25 + and network_id in {network_0:Array(String)}
  29 + and network_id in {network_0:Array(String)}
  75 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + -- country_0 = ["US","GB"]
     +
  82 + and network_id in {network_0:Array(String)}
  84 + and network_id in {network_0:Array(String)}
  85 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
  86 + and network_id in {network_0:Array(String)}
  90 + and network_id in {network_0:Array(String)}
 137 - and day between {date_1:Date32} and {date_0:Date32}
     + and day between {date_2:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 144 - -- date_1 = "2024-06-24"
     + -- date_2 = "2024-06-24"
     + -- country_0 = ["US","GB"]
 149 + and network_id in {network_0:Array(String)}
 151 + and network_id in {network_0:Array(String)}
 152 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 153 + and network_id in {network_0:Array(String)}
 157 + and network_id in {network_0:Array(String)}
 203 + and cell in (select cell from cells where country in {country_0:Array(String)})
 210 + and cell in (select cell from cells where country in {country_0:Array(String)})
 216 + -- country_0 = ["US","GB"]
     +
 219 + and network_id in {network_0:Array(String)}
 221 + and network_id in {network_0:Array(String)}
 222 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 223 + and network_id in {network_0:Array(String)}
 227 + and network_id in {network_0:Array(String)}
 272 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 277 + -- country_0 = ["US","GB"]
     +
 280 + and network_id in {network_0:Array(String)}
 282 + and network_id in {network_0:Array(String)}
 283 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 284 + and network_id in {network_0:Array(String)}
 288 + and network_id in {network_0:Array(String)}
 334 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 343 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 348 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 353 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 358 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 365 + -- country_0 = ["US","GB"]
     +
 368 + and network_id in {network_0:Array(String)}
 370 + and network_id in {network_0:Array(String)}
 371 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 372 + and network_id in {network_0:Array(String)}
 376 + and network_id in {network_0:Array(String)}
 422 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 427 + -- country_0 = ["US","GB"]
     +
 430 + and network_id in {network_0:Array(String)}
 432 + and network_id in {network_0:Array(String)}
 433 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 434 + and network_id in {network_0:Array(String)}
 438 + and network_id in {network_0:Array(String)}
 490 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 500 + -- country_0 = ["US","GB"]
     +
 503 + and network_id in {network_0:Array(String)}
 505 + and network_id in {network_0:Array(String)}
 506 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 507 + and network_id in {network_0:Array(String)}
 511 + and network_id in {network_0:Array(String)}
 563 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 573 + -- country_0 = ["US","GB"]
     +
 576 + and network_id in {network_0:Array(String)}
 578 + and network_id in {network_0:Array(String)}
 579 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 580 + and network_id in {network_0:Array(String)}
 584 + and network_id in {network_0:Array(String)}
 630 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_1:Date32} and {date_0:Date32}) as seen
 634 + and cell in (select cell from cells where country in {country_0:Array(String)})
 651 + -- country_0 = ["US","GB"]
     +
 654 + and network_id in {network_0:Array(String)}
 656 + and network_id in {network_0:Array(String)}
 657 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 658 + and network_id in {network_0:Array(String)}
 662 + and network_id in {network_0:Array(String)}
 714 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 725 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 730 + -- country_0 = ["US","GB"]
     +
