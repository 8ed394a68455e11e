-- showAudiencePlatform.restricted: as showAudiencePlatform.none, but
   9 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  11 - and day <= {date_0:Date32}) as sampleSize
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})) as sampleSize
  16 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  18 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  31 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  33 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAudiencePlatform.restricted: as showAudiencePlatform.restricted, but
   8 - (select uniqExact(member) from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + (select uniqExact(member) from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  17 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  30 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  37 - select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + select uniqExact(member) as n from views where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
