-- viewers-by-genre-and-age.restricted: as viewers-by-genre-and-age.none, but
   2 - with picked as (select title from titles where 1)
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  29 - select cell as home, arrayReduce('groupBitOr', arrayMap(one -> dictGet('title_genres', 'genres', one), arrayFilter(one -> 1, titles))) as genres
     - from member_titles
     - where 1
     + select any(cell) as home, groupBitOr(dictGet('title_genres', 'genres', title)) as genres
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
     + group by member
  52 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'any'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
  69 + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     + -- since_0 = "2023-07-07"
     +
  72 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'any'
     + select cell, uniqExact(member) as members
     + from title_view_days
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and since <= {since_0:Date}
