-- showEmotionIndex.restricted: as showEmotionIndex.none, but
   8 - where kind = 'series' and (title in ({show_0:Array(UInt32)})
     - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in ({show_0:Array(UInt32)}))))
     + where kind = 'series' and (title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)}))))
  16 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  30 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  32 - -- show_0 = [11104]
     + -- show_0 = ["1104"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
  35 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieEmotionIndex.restricted: as showEmotionIndex.restricted, but
   8 - where kind = 'series' and (title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where kind = 'movie' and (title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  11 - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  20 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  40 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  44 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  50 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
