-- actorDetail.restricted: as actorDetail.none, but
   6 - where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1))) as numShows,
     + where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1)
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}))) as numShows,
   9 - where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1))) as numMovies
     + where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1)
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}))) as numMovies
  12 + and actor in (select actor from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)}))
  18 + -- network_0 = ["210","33"]
