-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- rating: Mean star rating; star ratings are 1-5.
-- engagement: Engagements per 100 viewers.
select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.followers, 9) as followers, round(figures.viewers, 9) as viewers, round(figures.views, 9) as views, round(figures.viewshare, 9) as viewshare, round(figures.rating, 9) as rating, round(figures.engagement, 9) as engagement
from (
  with
    picked as (select title from titles where kind = 'movie'),
    whole as (
      select sum(audience_cells.views) as views, sum(audience_cells.viewers) as viewers
      from audience_cells
      where kind = 'movie'
    )
  select
    titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
    viewed.followers as followers, viewed.viewers as viewers, viewed.views as views,
    if((select views from whole) = 0, null, viewed.views / (select views from whole)) as viewshare,
    if(viewed.ratings = 0, null, viewed.stars / viewed.ratings) as rating,
    if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers) as engagement
  from titles
  left join (
    select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings, sum(title_totals.followers) as followers, sum(title_totals.points) as engagements
    from title_totals
    where title in picked
    group by title
  ) as viewed on viewed.title = titles.title
  where (viewed.viewers > 0 or viewed.followers > 0)
) as figures
where 1
order by viewshare desc nulls last, movieId asc nulls last



-- sample size
select sum(members) as n
from (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'movie'
  group by cell
)


