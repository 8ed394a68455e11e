-- same-days.filters: as same-days.balanced, but
  17 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
  71 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  78 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
  80 + -- age_0 = ["18-24"]
 144 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 153 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
 156 + -- age_0 = ["18-24"]
 165 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
 219 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 233 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 239 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 248 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-31"
 250 + -- age_0 = ["18-24"]
 311 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 319 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 321 + -- age_0 = ["18-24"]
 330 + -- date_0 = "2024-05-31"
 383 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 397 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 403 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 409 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 415 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 425 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 427 + -- age_0 = ["18-24"]
 436 + -- date_0 = "2024-05-31"
 489 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 497 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 499 + -- age_0 = ["18-24"]
 508 + -- date_0 = "2024-05-31"
 561 - select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
     + select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day between {date_0:Date32} and {date_1:Date32}) as seen
 564 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 574 - and air_date <= {date_0:Date32}
     + and air_date <= {date_1:Date32}
 585 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 587 + -- age_0 = ["18-24"]
 596 + -- date_0 = "2024-05-31"
 655 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 671 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 679 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 681 + -- age_0 = ["18-24"]
 690 + -- date_0 = "2024-05-31"
 747 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 757 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 759 + -- age_0 = ["18-24"]
 768 + -- date_0 = "2024-05-31"
 825 - and day <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 835 - -- date_0 = "2024-06-30"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 837 + -- age_0 = ["18-24"]
 846 + -- date_0 = "2024-05-31"
