-- showSummary.year
-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
-- engagement: Engagements per 100 viewers.
-- viewersBase: Distinct members with a view, counted before weighting; under a platform filter, with a view on the platform.
with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
select titles.name as show,
  titles.title_id as showId,
  nullIf(titles.poster_url, '') as poster,
  nullIf(titles.network_name, '') as network,
  nullIf(titles.network_id, '') as networkId,
  round(followed.followers, 9) as followers,
  round(viewed.viewers, 9) as viewers,
  round(viewed.views, 9) as views,
  round(if(whole_views = 0, null, viewed.views / whole_views), 9) as viewshare,
  round(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers), 9) as completion,
  round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagement,
  viewed.viewers_people as viewersBase
from titles
left join (
  select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.finished) as finished, sum(sides.finishers) as finishers, sum(sides.viewers) as viewers_people
  from (
      select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers, sum(times * (least(before + step, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
        select title, count() as aired
        from episodes
        where season > 0
        and dictGet('title_facts', 'kind', title) = 1
        and air_date <= {date_0:Date32}
        group by title
      ))[view_weeks.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(before, aired))) + fresh) / max(greatest(aired, 1)) as finished, sumIf(newcomers + (since <= {since_0:Date}), aired > 0) as finishers
      from view_weeks
      where title_kind = 'series'
      and week between {week_0:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
        select title, count() as aired
        from episodes
        where season > 0
        and dictGet('title_facts', 'kind', title) = 1
        and air_date <= {date_0:Date32}
        group by title
      ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / max(greatest(aired, 1)) as finished, countIf(since <= {since_0:Date} and aired > 0) as finishers
      from view_days
      where title_kind = 'series'
      and (day between {date_1:Date32} and {date_2:Date32} or day between {date_3:Date32} and {date_0:Date32})
      group by title
    ) as sides
  where 1
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(followers) as followers
  from (
      select title, sum(title_totals.followers) as followers
      from title_totals
      where dictGet('title_facts', 'kind', title) = 1
      group by title
      union all
      select title, -sum(sides.followers) as followers
      from (
          select title, sum(steps) as followers
          from follow_weeks
          where title_kind = 'series'
          and week >= {week_2:UInt16}
          group by title
          union all
          select title, sum(steps) as followers
          from follow_days
          where title_kind = 'series'
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
      where title_kind = 'series'
      and week between {week_3:UInt16} and {week_1:UInt16}
      group by title
      union all
      select title, sum(engagement_days.points) as engagements
      from engagement_days
      where title_kind = 'series'
      and (day between {date_1:Date32} and {date_5:Date32} or day between {date_3:Date32} and {date_0:Date32})
      group by title
    ) as sides
  where 1
  group by title
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, showId asc nulls last

-- since_0 = "2023-05-15"
-- date_0 = "2024-05-14"
-- week_0 = 2787
-- week_1 = 2835
-- date_1 = "2023-05-15"
-- date_2 = "2023-05-31"
-- date_3 = "2024-05-09"
-- week_2 = 2837
-- date_4 = "2024-05-15"
-- week_3 = 2785
-- date_5 = "2023-05-17"

-- whole_0_views, whole_0_viewers
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'series'
    and day between {date_0:Date32} and {date_1:Date32}
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'series'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day between {date_0:Date32} and {date_1:Date32}
  ) as sides
where 1

-- date_0 = "2023-05-15"
-- date_1 = "2024-05-14"
-- reach_0 = "2023-05-17"
-- reach_1 = "2023-05-29"
-- reach_2 = "2023-07-16"
-- reach_3 = "2024-01-24"

-- sample size
select sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as n
from (
    select sum(audience_views.views) as views, toUInt64(0) as viewers
    from audience_views
    where kind = 'series'
    and day between {date_0:Date32} and {date_1:Date32}
    union all
    select toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
    from audience_visits
    where kind = 'series'
    and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap = 2 and day <= {reach_2:Date32} or gap = 3 and day <= {reach_3:Date32} or gap >= 4)
    and day between {date_0:Date32} and {date_1:Date32}
  ) as sides
where 1

-- date_0 = "2023-05-15"
-- date_1 = "2024-05-14"
-- reach_0 = "2023-05-17"
-- reach_1 = "2023-05-29"
-- reach_2 = "2023-07-16"
-- reach_3 = "2024-01-24"
-- moviesSummary.year: as showSummary.year, but
   5 - -- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
     + -- rating: Mean star rating; star ratings are 1-5.
   8 - with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers
     - select titles.name as show,
     - titles.title_id as showId,
     + -- ratings: Number of star ratings, one a member, counted before weighting.
     + -- ratingLow: Lower end of the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings, and without width where all are alike, however few they are.
     + -- ratingHigh: Upper end of the 95 % interval of the average rating (normal distribution), from the effective base; missing below 2 ratings, and without width where all are alike, however few they are.
     + with {whole_0_views:Float64} as whole_views, {whole_0_viewers:Float64} as whole_viewers,
     + if(rated.ratings = 0, null, rated.star_distances / rated.ratings) as mean_distance
     + select titles.name as movie,
     + titles.title_id as movieId,
  12 - nullIf(titles.network_name, '') as network,
     - nullIf(titles.network_id, '') as networkId,
     + nullIf(titles.studio_name, '') as studio,
  18 - round(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers), 9) as completion,
     + round(if(rated.ratings = 0, null, (3 * rated.ratings + rated.star_distances) / rated.ratings), 9) as rating,
  20 - viewed.viewers_people as viewersBase
     + viewed.viewers_people as viewersBase,
     + rated.ratings_people as ratings,
     + round(if(rated.ratings_people < 2., null, greatest(1., ((3 + mean_distance) - (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingLow,
     + round(if(rated.ratings_people < 2., null, least(5., ((3 + mean_distance) + (1.959963984540054 * sqrt(((((greatest(0., rated.star_squares - rated.star_distances * mean_distance) / rated.ratings) * rated.ratings_people) / (rated.ratings_people - 1.)) / if(rated.ratings_squares = 0., 0., ((rated.ratings * rated.ratings) / rated.ratings_squares)))))))), 9) as ratingHigh
  23 - select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.finished) as finished, sum(sides.finishers) as finishers, sum(sides.viewers) as viewers_people
     + select title, sum(sides.views) as views, sum(sides.viewers) as viewers, sum(sides.viewers) as viewers_people
  25 - select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers, sum(times * (least(before + step, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
     - select title, count() as aired
     - from episodes
     - where season > 0
     - and dictGet('title_facts', 'kind', title) = 1
     - and air_date <= {date_0:Date32}
     - group by title
     - ))[view_weeks.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(before, aired))) + fresh) / max(greatest(aired, 1)) as finished, sumIf(newcomers + (since <= {since_0:Date}), aired > 0) as finishers
     + select title, sum(view_weeks.views) as views, sum(newcomers + (since <= {since_0:Date})) as viewers
  34 - where title_kind = 'series'
     + where title_kind = 'movie'
  38 - select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
     - select title, count() as aired
     - from episodes
     - where season > 0
     - and dictGet('title_facts', 'kind', title) = 1
     - and air_date <= {date_0:Date32}
     - group by title
     - ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / max(greatest(aired, 1)) as finished, countIf(since <= {since_0:Date} and aired > 0) as finishers
     + select title, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
  47 - where title_kind = 'series'
     - and (day between {date_1:Date32} and {date_2:Date32} or day between {date_3:Date32} and {date_0:Date32})
     + where title_kind = 'movie'
     + and (day between {date_0:Date32} and {date_1:Date32} or day between {date_2:Date32} and {date_3:Date32})
  55 + select title, sum(star_days.ratings) as ratings, sum(star_days.ratings * (star_days.rating - 3)) as star_distances, sum(star_days.ratings * (star_days.rating - 3) * (star_days.rating - 3)) as star_squares, sum(star_days.ratings) as ratings_people, sum(star_days.ratings) as ratings_squares
     + from star_days
     + where title_kind = 'movie'
     + and day between {date_0:Date32} and {date_3:Date32}
     + group by title
     + ) as rated on rated.title = titles.title
     + left join (
  59 - where dictGet('title_facts', 'kind', title) = 1
     + where dictGet('title_facts', 'kind', title) = 2
  66 - where title_kind = 'series'
     + where title_kind = 'movie'
  72 - where title_kind = 'series'
     + where title_kind = 'movie'
  87 - where title_kind = 'series'
     + where title_kind = 'movie'
  93 - where title_kind = 'series'
     - and (day between {date_1:Date32} and {date_5:Date32} or day between {date_3:Date32} and {date_0:Date32})
     + where title_kind = 'movie'
     + and (day between {date_0:Date32} and {date_5:Date32} or day between {date_2:Date32} and {date_3:Date32})
 101 - order by viewshare desc nulls last, showId asc nulls last
     + order by viewshare desc nulls last, movieId asc nulls last
 104 - -- date_0 = "2024-05-14"
 107 - -- date_1 = "2023-05-15"
     - -- date_2 = "2023-05-31"
     - -- date_3 = "2024-05-09"
     + -- date_0 = "2023-05-15"
     + -- date_1 = "2023-05-31"
     + -- date_2 = "2024-05-09"
     + -- date_3 = "2024-05-14"
 120 - where kind = 'series'
     + where kind = 'movie'
 125 - where kind = 'series'
     + where kind = 'movie'
 131 - -- date_0 = "2023-05-15"
 143 - where kind = 'series'
     + where kind = 'movie'
 148 - where kind = 'series'
     + where kind = 'movie'
 154 - -- date_0 = "2023-05-15"
