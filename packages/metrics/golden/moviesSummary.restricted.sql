-- moviesSummary.restricted
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
  round(followed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(if(rated.ratings = 0, null, (3 * rated.ratings + rated.star_distances) / rated.ratings), 9) as rating,
  round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagement,
  viewed.viewers_people as viewersBase,
  rated.ratings_people as ratings,
  round(if(rated.ratings_people < 2., null, greatest(1., ((3 + mean_distance) - (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingLow,
  round(if(rated.ratings_people < 2., null, least(5., ((3 + mean_distance) + (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingHigh
from titles
left join (
  select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, countIf(since <= {since_0:Date}) as viewers_people
  from title_view_days
  where title in (select title from titles where kind = 'movie'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, count() as ratings, sum((ratings.rating - 3)) as star_distances, sum((ratings.rating - 3) * (ratings.rating - 3)) as star_squares, count() as ratings_people, count() as ratings_squares
  from ratings
  where title in (select title from titles where kind = 'movie'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as rated on rated.title = titles.title
left join (
  select title, sum(title_cells.followers) as followers
  from title_cells
  where title in (select title from titles where kind = 'movie'
   and network_id in {network_0:Array(String)})
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(title_engagement_days.points) as engagements
  from title_engagement_days
  where title in (select title from titles where kind = 'movie'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by title
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, movieId asc nulls last

-- since_0 = "2023-07-07"
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- country_0 = ["US","GB"]

-- whole_0_views, whole_0_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'movie'
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'movie'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day >= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
  ) as sides
where 1

-- reach_0 = "2023-07-09"
-- reach_1 = "2023-07-21"
-- reach_2 = "2023-09-07"
-- reach_3 = "2024-03-17"

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where kind = 'movie'
   and network_id in {network_0:Array(String)})
  and day >= {date_0:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {since_0:Date}
  group by cell
)
