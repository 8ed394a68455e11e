-- shares-by-genre-and-device.restricted: as shares-by-genre-and-device.none, but
   6 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  65 - select cell, nullIf(toString(genre), '') as genre, sum(genre_cells.viewers) as members
     - from genre_cells
     - where 1
     - group by cell, genre
     + select cell, nullIf(dictGet('genre_names', 'name', place), '') as genre, members
     + from (
     + select cell, place, count() as members
     + from (
     + select home as cell, arrayJoin(bitPositionsToArray(genres)) as place
     + from (
     + select any(cell) as home, groupBitOr(dictGet('title_genres', 'genres', title)) as genres
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member
  70 + )
     + group by cell, place
     + )
     + )
  73 - select title, cell, sum(title_cells.views) as views
     - from title_cells
     - where 1
     + select title, cell, sum(title_view_days.views) as views
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  97 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'any'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
 105 - select cell, sum(title_cells.views) as views
     - from title_cells
     - where 1
     + select cell, sum(title_view_days.views) as views
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 125 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
 126 + -- since_0 = "2023-07-07"
 131 - select sum(audience_cells.viewers) as members
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
