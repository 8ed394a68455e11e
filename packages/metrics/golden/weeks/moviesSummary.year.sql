-- moviesSummary.year
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
  select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as viewers_people
  from (
      select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers
      from view_weeks
      where title_kind = 'movie'
      and week between {week_0:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
      from view_days
      where title_kind = 'movie'
      and (day between {date_0:Date32} and {date_1:Date32} or day between {date_2:Date32} and {date_3:Date32})
      group by title
    ) as sides
  where 1
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(star_days.ratings) as ratings, sum(star_days.ratings * (star_days.rating - 3)) as star_distances, sum(star_days.ratings * (star_days.rating - 3) * (star_days.rating - 3)) as star_squares, sum(star_days.ratings) as ratings_people, sum(star_days.ratings) as ratings_squares
  from star_days
  where title_kind = 'movie'
  and day between {date_0:Date32} and {date_3:Date32}
  group by title
) as rated on rated.title = titles.title
left join (
  select title, sum(followers) as followers
  from (
      select title, sum(title_totals.followers) as followers
      from title_totals
      where dictGet('title_facts', 'kind', title) = 2
      group by title
      union all
      select title, -sum(sides.followers) as followers
      from (
          select title, sum(steps) as followers
          from follow_weeks
          where title_kind = 'movie'
          and week >= {week_2:UInt16}
          group by title
          union all
          select title, sum(steps) as followers
          from follow_days
          where title_kind = 'movie'
          and day between {date_4:Date32} and {date_4:Date32}
          group by title
        ) as sides
      where 1
      group by title
    )
  where 1
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(sides.engagements) as engagements
  from (
      select title, sum(engagement_weeks.points) as engagements
      from engagement_weeks
      where title_kind = 'movie'
      and week between {week_3:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(engagement_days.points) as engagements
      from engagement_days
      where title_kind = 'movie'
      and (day between {date_0:Date32} and {date_5:Date32} or day between {date_2:Date32} and {date_3:Date32})
      group by title
    ) as sides
  where 1
  group by title
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, movieId asc nulls last

-- since_0 = "2023-05-15"
-- week_0 = 2787
-- week_1 = 2835
-- date_0 = "2023-05-15"
-- date_1 = "2023-05-31"
-- date_2 = "2024-05-09"
-- date_3 = "2024-05-14"
-- week_2 = 2837
-- date_4 = "2024-05-15"
-- week_3 = 2785
-- date_5 = "2023-05-17"

-- whole_0_views, whole_0_viewers
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'movie'
and last = {date_0:Date32}

-- days_0 = 366
-- date_0 = "2024-05-14"

-- sample size
select sum(audience_ranges.views_in[{days_0:UInt16}]) as views, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as viewers, sum(audience_ranges.viewers_in[{days_0:UInt16}]) as n
from audience_ranges
where kind = 'movie'
and last = {date_0:Date32}

-- days_0 = 366
-- date_0 = "2024-05-14"
