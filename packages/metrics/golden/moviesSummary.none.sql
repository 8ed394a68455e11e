-- moviesSummary.none
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
select titles.name as movie,
  titles.title_id as movieId,
  nullIf(titles.poster_url, '') as poster,
  nullIf(titles.studio_name, '') as studio,
  round(viewed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(if(rated.ratings = 0, null, (3 * rated.ratings + rated.star_distances) / rated.ratings), 9) as rating,
  round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagement,
  viewed.viewers_people as viewersBase,
  rated.ratings_people as ratings,
  round(if(rated.ratings_people < 2., null, greatest(1., ((3 + mean_distance) - (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingLow,
  round(if(rated.ratings_people < 2., null, least(5., ((3 + mean_distance) + (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingHigh
from titles
left join (
  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements, sum(title_totals.viewers) as viewers_people
  from title_totals
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
) as viewed on viewed.title = titles.title
left join (
  select title, sum(title_stars.ratings) as ratings, sum(title_stars.ratings * (title_stars.rating - 3)) as star_distances, sum(title_stars.ratings * (title_stars.rating - 3) * (title_stars.rating - 3)) as star_squares, sum(title_stars.ratings) as ratings_people, sum(title_stars.ratings) as ratings_squares
  from title_stars
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
) as rated on rated.title = titles.title
where (viewed.viewers > 0 or viewed.followers > 0)
order by viewshare desc nulls last, movieId asc nulls last

-- whole_0_views, whole_0_viewers
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'movie'

-- sample size
select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers, sum(audience_cells.viewers) as n
from audience_cells
where kind = 'movie'
