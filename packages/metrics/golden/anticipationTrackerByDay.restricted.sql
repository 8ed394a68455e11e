-- anticipationTrackerByDay.restricted: as anticipationTrackerByDay.none, but
   6 - with picked as (select title from titles where 1 and title_id in {titleId_0:Array(String)})
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)} and title_id in {titleId_0:Array(String)})
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 + -- network_0 = ["210","33"]
  63 + -- country_0 = ["US","GB"]
  64 - -- date_0 = "1900-01-01"
     + -- date_0 = "2023-07-07"
-- showAnticipationFollowers.restricted: as showAnticipationFollowers.none, but
   6 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - select title, min(began) as first
     + select title, greatest(min(began), {date_1:Date32}) as first
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
  65 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  66 + -- date_1 = "2023-07-07"
  73 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAnticipationFollowers.restricted: as movieAnticipationFollowers.none, but
   6 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
  44 - select title, min(began) as first
     + select title, greatest(min(began), {date_1:Date32}) as first
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  56 + and cell in (select cell from cells where country in {country_0:Array(String)})
  65 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
  66 + -- date_1 = "2023-07-07"
  73 - and (title_id in {movie_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)})
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
