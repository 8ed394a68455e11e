-- anticipationTrackerByDay.restricted: as anticipationTrackerByDay.none, but
   8 - with picked as (select title from titles where 1 and title_id in {titleId_0:Array(String)})
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)} and title_id in {titleId_0:Array(String)})
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  67 + -- network_0 = ["210","33"]
  68 + -- country_0 = ["US","GB"]
  69 - -- date_0 = "2019-01-01"
     + -- date_0 = "2023-07-07"
-- showAnticipationFollowers.restricted: as showAnticipationFollowers.none, but
   8 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - select title, min(began) as first
     + select title, greatest(min(began), {date_1:Date32}) as first
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  71 + -- date_1 = "2023-07-07"
  77 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 - -- show_0 = [11104]
     -
-- movieAnticipationFollowers.restricted: as movieAnticipationFollowers.none, but
   8 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  35 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 - select title, min(began) as first
     + select title, greatest(min(began), {date_1:Date32}) as first
  52 + and cell in (select cell from cells where country in {country_0:Array(String)})
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  71 + -- date_1 = "2023-07-07"
  77 - where title in ({movie_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  81 - -- movie_0 = [36]
     -
