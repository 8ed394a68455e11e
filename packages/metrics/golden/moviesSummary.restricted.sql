-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- rating: Mean star rating; star ratings are 1-5.
-- engagement: Engagements per 100 viewers.
select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.followers, 9) as followers, round(figures.viewers, 9) as viewers, round(figures.views, 9) as views, round(figures.viewshare, 9) as viewshare, round(figures.rating, 9) as rating, round(figures.engagement, 9) as engagement
from (
  with
    picked as (select title from titles where kind = 'movie'
    and network_id in {network_0:Array(String)}),
    whole as (
      select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {date_0:Date32}) as viewers
      from audience_days
      where kind = 'movie'
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
    )
  select
    titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
    followed.followers as followers, viewed.viewers as viewers, viewed.views as views,
    if((select views from whole) = 0, null, viewed.views / (select views from whole)) as viewshare,
    if(rated.ratings = 0, null, rated.stars / rated.ratings) as rating,
    if(viewed.viewers = 0, null, 100 * rated.engagements / viewed.viewers) as engagement
  from titles
  left join (
    select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
    from title_view_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as viewed on viewed.title = titles.title
  left join (
    select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings, sum(engagement_days.points) as engagements
    from engagement_days
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as rated on rated.title = titles.title
  left join (
    select title, sum(title_cells.followers) as followers
    from title_cells
    where title in picked
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as followed on followed.title = titles.title
  where (viewed.viewers > 0 or followed.followers > 0)
) as figures
where 1
order by viewshare desc nulls last, movieId asc nulls last

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- sample size
select sum(members) as n
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where kind = 'movie'
  and network_id in {network_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and since <= {date_0:Date32}
  group by cell
)

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
