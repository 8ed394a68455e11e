-- moviesSummary.none
-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- rating: Mean star rating; star ratings are 1-5.
-- engagement: Engagements per 100 viewers.
-- ratings: Number of star ratings, one a member, counted before weighting.
-- ratingLow: Lower end of the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings.
-- ratingHigh: Upper end of the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers,
  if(rated.ratings = 0, null, (rated.stars_1 * 1 + rated.stars_2 * 2 + rated.stars_3 * 3 + rated.stars_4 * 4 + rated.stars_5 * 5) / rated.ratings) as mean_rating
select titles.name as movie,
  titles.title_id as movieId,
  nullIf(titles.poster_url, '') as poster,
  nullIf(titles.studio_name, '') as studio,
  round(viewed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(mean_rating, 9) as rating,
  round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagement,
  rated.ratings_people as ratings,
  round(if(rated.ratings_people < 2., null, greatest(1., (mean_rating - (1.959963984540054 * sqrt((((((rated.stars_1 * pow(1 - mean_rating, 2) + rated.stars_2 * pow(2 - mean_rating, 2) + rated.stars_3 * pow(3 - mean_rating, 2) + rated.stars_4 * pow(4 - mean_rating, 2) + rated.stars_5 * pow(5 - mean_rating, 2)) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingLow,
  round(if(rated.ratings_people < 2., null, least(5., (mean_rating + (1.959963984540054 * sqrt((((((rated.stars_1 * pow(1 - mean_rating, 2) + rated.stars_2 * pow(2 - mean_rating, 2) + rated.stars_3 * pow(3 - mean_rating, 2) + rated.stars_4 * pow(4 - mean_rating, 2) + rated.stars_5 * pow(5 - mean_rating, 2)) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingHigh
from titles
left join (
  select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements
  from title_totals
  where 1
  group by title
  having if(count() > 0, dictGet('title_facts', 'kind', title) = 2, 0)
) as viewed on viewed.title = titles.title
left join (
  select title, sum(title_stars.ratings) as ratings, sumIf(title_stars.ratings, title_stars.rating = 1) as stars_1, sumIf(title_stars.ratings, title_stars.rating = 2) as stars_2, sumIf(title_stars.ratings, title_stars.rating = 3) as stars_3, sumIf(title_stars.ratings, title_stars.rating = 4) as stars_4, sumIf(title_stars.ratings, title_stars.rating = 5) as stars_5, sum(title_stars.ratings) as ratings_people, sum(title_stars.ratings) as ratings_squares
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
