-- one-cell.restricted: as one-cell.none, but
   6 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  29 - select cell, sum(title_cells.views) as views
     - from title_cells
     - where 1
     + select cell, sum(title_view_days.views) as views
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  61 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  65 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
