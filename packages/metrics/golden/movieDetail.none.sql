-- movieDetail.none
select figures.id as id, figures.name as name, figures.artwork_poster as artwork_poster, figures.status as status, figures.releaseDate as releaseDate, figures.genres as genres, figures.language as language, figures.studio as studio, figures.runtime as runtime, figures.overview as overview
from (
  select title_id as id, name, nullIf(poster_url, '') as artwork_poster, status, release_day as releaseDate,
    nullIf(arrayStringConcat(genres, '|'), '') as genres, nullIf(originating_language, '') as language, nullIf(studio_name, '') as studio, runtime,
    nullIf(overview, '') as overview
  from (select * from titles where kind = 'movie'
  and (title_id in {movie_0:Array(String)}))
) as figures
where 1
order by id asc nulls last
limit {limit_0:UInt64}

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- limit_0 = 1
