-- same-days.filters: as same-days.balanced, but
  15 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
  77 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  85 + -- age_0 = ["18-24"]
 147 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 156 - -- date_1 = "2024-06-24"
     + -- date_1 = "2024-05-25"
 158 + -- age_0 = ["18-24"]
 218 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 230 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 240 + -- age_0 = ["18-24"]
 299 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 307 + -- date_1 = "2024-05-01"
 308 + -- age_0 = ["18-24"]
 368 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 382 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 388 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 394 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 400 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 410 + -- date_1 = "2024-05-01"
 411 + -- age_0 = ["18-24"]
 471 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 479 + -- date_1 = "2024-05-01"
 480 + -- age_0 = ["18-24"]
 544 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 555 + -- date_1 = "2024-05-01"
 556 + -- age_0 = ["18-24"]
 620 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 631 + -- date_1 = "2024-05-01"
 632 + -- age_0 = ["18-24"]
 692 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_1:Date32} and {date_0:Date32}) as seen
 696 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 716 + -- date_1 = "2024-05-01"
 717 + -- age_0 = ["18-24"]
 783 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 799 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 807 + -- date_1 = "2024-05-01"
 808 + -- age_0 = ["18-24"]
