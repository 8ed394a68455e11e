-- one-cell.restricted: as one-cell.none, but
   3 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   8 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - select cell, sum(title_cells.views) as views
     - from title_cells
     + select cell, sum(title_view_days.views) as views
     + from title_view_days
  33 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  63 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
  68 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
