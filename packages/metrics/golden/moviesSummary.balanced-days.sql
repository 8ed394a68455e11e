-- moviesSummary.balanced-days
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
  select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.viewers_people) as viewers_people
  from (
    select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, countIf(since <= {since_0:Date}) as viewers_people
    from view_days
    where title_kind = 'movie'
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings, sum(parts.star_distances * dictGet('cell_facts', 'weight', parts.cell)) as star_distances, sum(parts.star_squares * dictGet('cell_facts', 'weight', parts.cell)) as star_squares, sum(parts.ratings) as ratings_people, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as ratings_squares
  from (
    select title, cell, sum(star_days.ratings) as ratings, sum(star_days.ratings * (star_days.rating - 3)) as star_distances, sum(star_days.ratings * (star_days.rating - 3) * (star_days.rating - 3)) as star_squares
    from star_days
    where title_kind = 'movie'
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as rated on rated.title = titles.title
left join (
  select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
  from (
    select title, cell, sum(followers) as followers
    from (
        select title, cell, sum(cell_titles.followers) as followers
        from cell_titles
        where dictGet('title_facts', 'kind', title) = 2
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by title, cell
        union all
        select title, cell, -sum(steps) as followers
        from follow_days
        where title_kind = 'movie'
        and day > {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by title, cell
      )
    where 1
    group by title, cell
  ) as parts
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
  from (
    select title, cell, sum(engagement_days.points) as engagements
    from engagement_days
    where title_kind = 'movie'
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as engaged on engaged.title = titles.title
where (viewed.viewers > 0 or followed.followers > 0)
order by viewshare desc nulls last, movieId asc nulls last

-- since_0 = "2024-05-01"
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]

-- whole_0_views, whole_0_viewers
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
    from (
        select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
        from audience_views
        where kind = 'movie'
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
        union all
        select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
        from audience_visits
        where kind = 'movie'
        and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
      ) as sides
    where 1
  ) as parts
)

-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"

-- sample size
select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
from (
  select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
  from (
    select cell, sides.views as views, sides.viewers as viewers, sides.viewers as n
    from (
        select cell, sum(audience_views.views) as views, toUInt64(0) as viewers
        from audience_views
        where kind = 'movie'
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
        union all
        select cell, toUInt64(0) as views, countIf(since <= {since_0:Date}) as viewers
        from audience_visits
        where kind = 'movie'
        and indexHint(gap = 0 and day <= {reach_0:Date32} or gap = 1 and day <= {reach_1:Date32} or gap >= 2)
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        group by cell
      ) as sides
    where 1
  ) as parts
)

-- reach_0 = "2024-05-03"
-- reach_1 = "2024-05-15"
