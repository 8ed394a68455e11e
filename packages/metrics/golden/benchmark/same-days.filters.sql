-- same-days.filters: as same-days.balanced, but
  13 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
  75 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  83 + -- age_0 = ["18-24"]
 145 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 154 - -- date_1 = "2024-06-24"
     + -- date_1 = "2024-05-25"
 156 + -- age_0 = ["18-24"]
 216 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 228 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 238 + -- age_0 = ["18-24"]
 297 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 305 + -- date_1 = "2024-05-01"
 306 + -- age_0 = ["18-24"]
 366 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 380 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 386 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 392 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 398 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 408 + -- date_1 = "2024-05-01"
 409 + -- age_0 = ["18-24"]
 469 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 477 + -- date_1 = "2024-05-01"
 478 + -- age_0 = ["18-24"]
 538 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_1:Date32} and {date_0:Date32}) as seen
 542 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 562 + -- date_1 = "2024-05-01"
 563 + -- age_0 = ["18-24"]
 629 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 645 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 653 + -- date_1 = "2024-05-01"
 654 + -- age_0 = ["18-24"]
 718 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 729 + -- date_1 = "2024-05-01"
 730 + -- age_0 = ["18-24"]
 794 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 805 + -- date_1 = "2024-05-01"
 806 + -- age_0 = ["18-24"]
