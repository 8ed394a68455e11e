-- networkDetail.restricted: as networkDetail.none, but
   6 + and network in (select network from titles where title in (select title from titles where 1
     + and network_id in {network_1:Array(String)}))
  12 + -- network_1 = ["210","33"]
