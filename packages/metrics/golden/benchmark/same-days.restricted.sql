-- same-days.restricted: as same-days.none, but
   3 + and network_id in {network_0:Array(String)}
   5 + and network_id in {network_0:Array(String)}
   6 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
   7 + and network_id in {network_0:Array(String)}
  10 + and network_id in {network_0:Array(String)}
  12 + -- network_0 = ["210","33"]
  15 + -- date_1 = "2023-07-07"
  19 + and network_id in {network_0:Array(String)}
  21 + and network_id in {network_0:Array(String)}
  22 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
  23 + and network_id in {network_0:Array(String)}
  27 + and network_id in {network_0:Array(String)}
  73 + and cell in (select cell from cells where country in {country_0:Array(String)})
  77 + -- country_0 = ["US","GB"]
     +
  80 + and network_id in {network_0:Array(String)}
  82 + and network_id in {network_0:Array(String)}
  83 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
  84 + and network_id in {network_0:Array(String)}
  88 + and network_id in {network_0:Array(String)}
 135 - and day between {date_1:Date32} and {date_0:Date32}
     + and day between {date_2:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 142 - -- date_1 = "2024-06-24"
     + -- date_2 = "2024-06-24"
     + -- country_0 = ["US","GB"]
 147 + and network_id in {network_0:Array(String)}
 149 + and network_id in {network_0:Array(String)}
 150 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 151 + and network_id in {network_0:Array(String)}
 155 + and network_id in {network_0:Array(String)}
 201 + and cell in (select cell from cells where country in {country_0:Array(String)})
 208 + and cell in (select cell from cells where country in {country_0:Array(String)})
 214 + -- country_0 = ["US","GB"]
     +
 217 + and network_id in {network_0:Array(String)}
 219 + and network_id in {network_0:Array(String)}
 220 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 221 + and network_id in {network_0:Array(String)}
 225 + and network_id in {network_0:Array(String)}
 270 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 275 + -- country_0 = ["US","GB"]
     +
 278 + and network_id in {network_0:Array(String)}
 280 + and network_id in {network_0:Array(String)}
 281 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 282 + and network_id in {network_0:Array(String)}
 286 + and network_id in {network_0:Array(String)}
 332 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 341 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 346 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 351 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 356 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 363 + -- country_0 = ["US","GB"]
     +
 366 + and network_id in {network_0:Array(String)}
 368 + and network_id in {network_0:Array(String)}
 369 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 370 + and network_id in {network_0:Array(String)}
 374 + and network_id in {network_0:Array(String)}
 420 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 425 + -- country_0 = ["US","GB"]
     +
 428 + and network_id in {network_0:Array(String)}
 430 + and network_id in {network_0:Array(String)}
 431 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 432 + and network_id in {network_0:Array(String)}
 436 + and network_id in {network_0:Array(String)}
 482 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_1:Date32} and {date_0:Date32}) as seen
 486 + and cell in (select cell from cells where country in {country_0:Array(String)})
 503 + -- country_0 = ["US","GB"]
     +
 506 + and network_id in {network_0:Array(String)}
 508 + and network_id in {network_0:Array(String)}
 509 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 510 + and network_id in {network_0:Array(String)}
 514 + and network_id in {network_0:Array(String)}
 566 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 577 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 582 + -- country_0 = ["US","GB"]
     +
 585 + and network_id in {network_0:Array(String)}
 587 + and network_id in {network_0:Array(String)}
 588 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 589 + and network_id in {network_0:Array(String)}
 593 + and network_id in {network_0:Array(String)}
 645 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 655 + -- country_0 = ["US","GB"]
     +
 658 + and network_id in {network_0:Array(String)}
 660 + and network_id in {network_0:Array(String)}
 661 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 662 + and network_id in {network_0:Array(String)}
 666 + and network_id in {network_0:Array(String)}
 718 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 728 + -- country_0 = ["US","GB"]
     +
