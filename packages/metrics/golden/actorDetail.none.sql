-- actorDetail.none
select figures.id as id, figures.name as name, figures.image as image, figures.numShows as numShows, figures.numMovies as numMovies
from (
  select actor_id as id, name, nullIf(image_url, '') as image,
    (select count() from titles where kind = 'series' and title in (select title
    from characters
    where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1))) as numShows,
    (select count() from titles where kind = 'movie' and title in (select title
    from characters
    where not deleted and actor in (select actor from actors where actor_id in {actor_0:Array(String)}) and title in (select title from titles where 1))) as numMovies
  from actors
  where actor in (select actor from actors where actor_id in {actor_0:Array(String)})
) as figures
where 1
order by id asc nulls last
limit {limit_0:UInt64}

-- actor_0 = ["70"]
-- limit_0 = 1
