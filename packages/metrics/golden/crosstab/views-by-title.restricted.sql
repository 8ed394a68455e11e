-- views-by-title.restricted: as views-by-title.none, but
  24 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  46 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'any'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
  54 - select cell, sum(title_cells.views) as views
     - from title_cells
     - where 1
     + select cell, sum(title_view_days.views) as views
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + -- since_0 = "2023-07-07"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
  78 - select sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'any'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by cell
