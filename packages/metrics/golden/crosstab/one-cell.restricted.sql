-- one-cell.restricted: as one-cell.none, but
   3 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   8 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 - select cell, sum(title_cells.views) as views
     - from title_cells
     + select cell, sum(title_view_days.views) as views
     + from title_view_days
  34 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  63 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  66 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  71 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  77 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
