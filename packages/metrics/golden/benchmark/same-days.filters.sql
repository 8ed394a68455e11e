-- same-days.filters: as same-days.balanced, but
  15 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
  78 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  87 + -- age_0 = ["18-24"]
 149 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 159 - -- date_1 = "2024-06-24"
     + -- date_1 = "2024-05-25"
 161 + -- age_0 = ["18-24"]
 222 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 235 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 247 + -- age_0 = ["18-24"]
 306 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 315 + -- date_1 = "2024-05-01"
 316 + -- age_0 = ["18-24"]
 376 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 391 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 397 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 403 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 409 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 420 + -- date_1 = "2024-05-01"
 421 + -- age_0 = ["18-24"]
 481 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 490 + -- date_1 = "2024-05-01"
 491 + -- age_0 = ["18-24"]
 555 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 566 + -- date_1 = "2024-05-01"
 567 + -- age_0 = ["18-24"]
 631 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 642 + -- date_1 = "2024-05-01"
 643 + -- age_0 = ["18-24"]
 703 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_1:Date32} and {date_0:Date32}) as seen
 707 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 728 + -- date_1 = "2024-05-01"
 729 + -- age_0 = ["18-24"]
 795 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 812 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 821 + -- date_1 = "2024-05-01"
 822 + -- age_0 = ["18-24"]
