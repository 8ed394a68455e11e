-- showMobility.restricted: as showMobility.none, but
  11 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  13 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  14 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
-- movieMobility.restricted: as showMobility.restricted, but
  11 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  18 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- networkMobility.restricted: as showMobility.restricted, but
  12 - and (title_id in {show_0:Array(String)})
  18 - -- show_0 = ["1104"]
     - -- network_0 = ["210","33"]
     + -- network_0 = ["210"]
