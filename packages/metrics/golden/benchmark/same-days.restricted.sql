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
  77 + and network_id in {network_0:Array(String)}
  79 + and network_id in {network_0:Array(String)}
  80 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
  81 + and network_id in {network_0:Array(String)}
  84 + -- date_1 = "2023-07-07"
  88 + and network_id in {network_0:Array(String)}
 136 + and cell in (select cell from cells where country in {country_0:Array(String)})
 144 + -- country_0 = ["US","GB"]
 147 + and network_id in {network_0:Array(String)}
 149 + and network_id in {network_0:Array(String)}
 150 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 151 + and network_id in {network_0:Array(String)}
 155 + -- date_1 = "2023-07-07"
 159 + and network_id in {network_0:Array(String)}
 205 + and cell in (select cell from cells where country in {country_0:Array(String)})
 214 + and cell in (select cell from cells where country in {country_0:Array(String)})
 219 + and cell in (select cell from cells where country in {country_0:Array(String)})
 226 + -- country_0 = ["US","GB"]
 229 + and network_id in {network_0:Array(String)}
 231 + and network_id in {network_0:Array(String)}
 232 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 233 + and network_id in {network_0:Array(String)}
 236 + -- date_1 = "2023-07-07"
 240 + and network_id in {network_0:Array(String)}
 285 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 290 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 294 + and network_id in {network_0:Array(String)}
 296 + and network_id in {network_0:Array(String)}
 297 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 298 + and network_id in {network_0:Array(String)}
 300 + -- date_0 = "2024-06-30"
 301 + -- date_1 = "2023-07-07"
 305 + and network_id in {network_0:Array(String)}
 351 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 360 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 365 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 370 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 375 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 382 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 386 + and network_id in {network_0:Array(String)}
 388 + and network_id in {network_0:Array(String)}
 389 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 390 + and network_id in {network_0:Array(String)}
 392 + -- date_0 = "2024-06-30"
 393 + -- date_1 = "2023-07-07"
 397 + and network_id in {network_0:Array(String)}
 443 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 448 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 452 + and network_id in {network_0:Array(String)}
 454 + and network_id in {network_0:Array(String)}
 455 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 456 + and network_id in {network_0:Array(String)}
 458 + -- date_0 = "2024-06-30"
 459 + -- date_1 = "2023-07-07"
 463 + and network_id in {network_0:Array(String)}
 509 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_0:Date32} and {date_1:Date32}) as seen
 512 - and day <= {date_0:Date32}
     + and day <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 521 - and air_date <= {date_0:Date32}
     + and air_date <= {date_1:Date32}
 530 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 534 + and network_id in {network_0:Array(String)}
 536 + and network_id in {network_0:Array(String)}
 537 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 538 + and network_id in {network_0:Array(String)}
 540 + -- date_0 = "2024-06-30"
 541 + -- date_1 = "2023-07-07"
 545 + and network_id in {network_0:Array(String)}
 597 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 608 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 613 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 617 + and network_id in {network_0:Array(String)}
 619 + and network_id in {network_0:Array(String)}
 620 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 621 + and network_id in {network_0:Array(String)}
 623 + -- date_0 = "2024-06-30"
 624 + -- date_1 = "2023-07-07"
 628 + and network_id in {network_0:Array(String)}
 680 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 689 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 693 + and network_id in {network_0:Array(String)}
 695 + and network_id in {network_0:Array(String)}
 696 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 697 + and network_id in {network_0:Array(String)}
 699 + -- date_0 = "2024-06-30"
 700 + -- date_1 = "2023-07-07"
 704 + and network_id in {network_0:Array(String)}
 756 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 765 - -- date_0 = "2024-06-30"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
 769 + and network_id in {network_0:Array(String)}
 771 + and network_id in {network_0:Array(String)}
 772 + and ifNull(addDays(release_day, dateDiff('day', (select any(release_day) from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}), {date_1:Date32})) >= {date_1:Date32}, 0)
 773 + and network_id in {network_0:Array(String)}
 775 + -- date_0 = "2024-06-30"
 776 + -- date_1 = "2023-07-07"
