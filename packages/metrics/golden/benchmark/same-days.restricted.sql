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
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 + -- country_0 = ["US","GB"]
     +
  83 + and network_id in {network_0:Array(String)}
  85 + and network_id in {network_0:Array(String)}
  86 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
  87 + and network_id in {network_0:Array(String)}
  91 + and network_id in {network_0:Array(String)}
 138 - and day between {date_1:Date32} and {date_0:Date32}
     + and day between {date_2:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 145 - -- date_1 = "2024-06-24"
     + -- date_2 = "2024-06-24"
     + -- country_0 = ["US","GB"]
 150 + and network_id in {network_0:Array(String)}
 152 + and network_id in {network_0:Array(String)}
 153 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 154 + and network_id in {network_0:Array(String)}
 158 + and network_id in {network_0:Array(String)}
 205 + and cell in (select cell from cells where country in {country_0:Array(String)})
 212 + and cell in (select cell from cells where country in {country_0:Array(String)})
 219 + -- country_0 = ["US","GB"]
     +
 222 + and network_id in {network_0:Array(String)}
 224 + and network_id in {network_0:Array(String)}
 225 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 226 + and network_id in {network_0:Array(String)}
 230 + and network_id in {network_0:Array(String)}
 275 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 280 + -- country_0 = ["US","GB"]
     +
 283 + and network_id in {network_0:Array(String)}
 285 + and network_id in {network_0:Array(String)}
 286 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 287 + and network_id in {network_0:Array(String)}
 291 + and network_id in {network_0:Array(String)}
 337 - and day <= {date_0:Date32}
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
 361 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 368 + -- country_0 = ["US","GB"]
     +
 371 + and network_id in {network_0:Array(String)}
 373 + and network_id in {network_0:Array(String)}
 374 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 375 + and network_id in {network_0:Array(String)}
 379 + and network_id in {network_0:Array(String)}
 425 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 430 + -- country_0 = ["US","GB"]
     +
 433 + and network_id in {network_0:Array(String)}
 435 + and network_id in {network_0:Array(String)}
 436 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 437 + and network_id in {network_0:Array(String)}
 441 + and network_id in {network_0:Array(String)}
 493 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 503 + -- country_0 = ["US","GB"]
     +
 506 + and network_id in {network_0:Array(String)}
 508 + and network_id in {network_0:Array(String)}
 509 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 510 + and network_id in {network_0:Array(String)}
 514 + and network_id in {network_0:Array(String)}
 566 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 576 + -- country_0 = ["US","GB"]
     +
 579 + and network_id in {network_0:Array(String)}
 581 + and network_id in {network_0:Array(String)}
 582 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 583 + and network_id in {network_0:Array(String)}
 587 + and network_id in {network_0:Array(String)}
 633 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_1:Date32} and {date_0:Date32}) as seen
 637 + and cell in (select cell from cells where country in {country_0:Array(String)})
 654 + -- country_0 = ["US","GB"]
     +
 657 + and network_id in {network_0:Array(String)}
 659 + and network_id in {network_0:Array(String)}
 660 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})), {date_1:Date32})) >= {date_1:Date32}, 0)
 661 + and network_id in {network_0:Array(String)}
 665 + and network_id in {network_0:Array(String)}
 717 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 728 - and day <= {date_0:Date32}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 733 + -- country_0 = ["US","GB"]
     +
