-- showEmotionIndex.restricted: as showEmotionIndex.none, but
  11 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  13 - and (title_id in {show_0:Array(String)})))))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)}))))
  23 - and (title_id in {show_0:Array(String)}))) as genres
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})) as genres
  32 - and (title_id in {show_0:Array(String)}))
     - and day <= {date_0:Date32}
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  42 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  44 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  55 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  64 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  68 - and (title_id in {show_0:Array(String)}))
     - and day <= {date_0:Date32}
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieEmotionIndex.restricted: as movieEmotionIndex.none, but
  11 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  13 - and (title_id in {movie_0:Array(String)})))))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)}))))
  23 - and (title_id in {movie_0:Array(String)}))) as genres
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})) as genres
  32 - and (title_id in {movie_0:Array(String)}))
     - and day <= {date_0:Date32}
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - and day <= {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  57 - and (title_id in {movie_0:Array(String)}))
     - and day <= {date_0:Date32}
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
