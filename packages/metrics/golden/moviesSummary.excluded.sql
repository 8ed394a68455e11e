-- moviesSummary.excluded
-- followers: Distinct members who follow the title at the end of the range; of several titles together, any of them.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates, content filters left out.
-- rating: Mean star rating; star ratings are 1-5.
-- engagement: Engagements per 100 viewers.
-- viewersBase: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
-- ratings: Number of star ratings, one a member, counted before weighting.
-- ratingLow: Lower end of the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings, and without width where all are alike, however few they are.
-- ratingHigh: Upper end of the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings, and without width where all are alike, however few they are.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers,
  if(rated.ratings = 0, null, rated.star_distances / rated.ratings) as mean_distance
select dictGet('title_facts', 'name', viewed.title) as movie,
  dictGet('title_facts', 'title_id', viewed.title) as movieId,
  nullIf(dictGet('title_facts', 'poster_url', viewed.title), '') as poster,
  nullIf(dictGet('title_facts', 'studio_name', viewed.title), '') as studio,
  round(followed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(if(rated.ratings = 0, null, (3 * rated.ratings + rated.star_distances) / rated.ratings), 9) as rating,
  round(if(viewed.viewers = 0, null, 100 * followed.engagements / viewed.viewers), 9) as engagement,
  viewed.viewers_people as viewersBase,
  rated.ratings_people as ratings,
  round(if(rated.ratings_people < 2., null, greatest(1., ((3 + mean_distance) - (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingLow,
  round(if(rated.ratings_people < 2., null, least(5., ((3 + mean_distance) + (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingHigh
from (
  select title, count() as views, uniqExact(member) as viewers, uniqExact(member) as viewers_people
  from views
  where title in (select title from titles where kind = 'movie'
   and title_id not in {title_0:Array(String)}
   and network_id not in {network_0:Array(String)}
   and studio_id not in {studio_0:Array(String)}
   and originating_country not in {originating_country_0:Array(String)}
   and originating_language not in {originating_language_0:Array(String)}
   and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
   and status not in {status_0:Array(String)}
   and not hasAny(genres, {genre_0:Array(String)}))
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  and platform not in ({platform_0:Array(UInt16)})
  group by title
) as viewed
left join (
  select title, sum(star_days.ratings) as ratings, sum(star_days.ratings * (star_days.rating - 3)) as star_distances, sum(star_days.ratings * (star_days.rating - 3) * (star_days.rating - 3)) as star_squares, sum(star_days.ratings) as ratings_people, sum(star_days.ratings) as ratings_squares
  from star_days
  where title_kind = 'movie'
  and title in (select title from titles where kind = 'movie'
   and title_id not in {title_0:Array(String)}
   and network_id not in {network_0:Array(String)}
   and studio_id not in {studio_0:Array(String)}
   and originating_country not in {originating_country_0:Array(String)}
   and originating_language not in {originating_language_0:Array(String)}
   and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
   and status not in {status_0:Array(String)}
   and not hasAny(genres, {genre_0:Array(String)}))
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  group by title
) as rated on rated.title = viewed.title
left join (
  select title, sum(cell_titles.followers) as followers, sum(cell_titles.points) as engagements
  from cell_titles
  where title in (select title from titles where kind = 'movie'
   and title_id not in {title_0:Array(String)}
   and network_id not in {network_0:Array(String)}
   and studio_id not in {studio_0:Array(String)}
   and originating_country not in {originating_country_0:Array(String)}
   and originating_language not in {originating_language_0:Array(String)}
   and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
   and status not in {status_0:Array(String)}
   and not hasAny(genres, {genre_0:Array(String)}))
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  group by title
) as followed on followed.title = viewed.title
where viewed.viewers > 0
order by viewshare desc nulls last, movieId asc nulls last

-- title_0 = ["1104"]
-- network_0 = ["210"]
-- studio_0 = ["519"]
-- originating_country_0 = ["US"]
-- originating_language_0 = ["en"]
-- runtime_0 = 30
-- runtime_1 = 60
-- status_0 = ["Ended"]
-- genre_0 = ["Action"]
-- country_0 = ["US","GB"]
-- age_0 = ["18-24"]
-- gender_0 = ["male"]
-- platform_0 = [3]

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'movie'
and cell in (select cell from cells where country not in {country_0:Array(String)}
and age not in {age_0:Array(String)}
and gender not in {gender_0:Array(String)})

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from views
  where title in (select title from titles where kind = 'movie'
   and title_id not in {title_0:Array(String)}
   and network_id not in {network_0:Array(String)}
   and studio_id not in {studio_0:Array(String)}
   and originating_country not in {originating_country_0:Array(String)}
   and originating_language not in {originating_language_0:Array(String)}
   and not (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
   and status not in {status_0:Array(String)}
   and not hasAny(genres, {genre_0:Array(String)}))
  and cell in (select cell from cells where country not in {country_0:Array(String)}
  and age not in {age_0:Array(String)}
  and gender not in {gender_0:Array(String)})
  and platform not in ({platform_0:Array(UInt16)})
  group by cell
)
