-- views-by-genre.restricted: as views-by-genre.none, but
  23 - select cell, nullIf(toString(genre), '') as genre, sum(genre_cells.viewers) as members
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
  28 + )
     + group by cell, place
     + )
     + )
  31 - select title, cell, sum(title_cells.views) as views
     - from title_cells
     - where 1
     + select title, cell, sum(title_view_days.views) as views
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
     +
  56 - select sum(audience_cells.viewers) as members
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
