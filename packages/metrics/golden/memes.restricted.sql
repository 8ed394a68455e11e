-- memes.restricted: as memes.balanced-days, but
   9 - and 1
     + and comments.title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  17 - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
