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
      select count() as views, uniqExact(member) as viewers
      from views
      where title in (select title from titles where kind = 'movie')
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)})
    )
  select
    titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
    following.followers as followers, viewing.viewers as viewers, viewing.views as views,
    if((select views from whole) = 0, null, viewing.views / (select views from whole)) as viewshare,
    if(special.ratings = 0, null, special.stars / special.ratings) as rating,
    if(viewing.viewers = 0, null, 100 * engaging.engagements / viewing.viewers) as engagement
  from titles
  left join (
    select title, count() as views, uniqExact(member) as viewers
    from views
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as viewing on viewing.title = titles.title
  left join (
    select title, uniqExact(member) as followers
    from follows
    where title in picked
    and began <= {date_1:Date32}
    and (ended is null or ended > {date_1:Date32})
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as following on following.title = titles.title
  left join (
    select title, sum(rating) as stars, count() as ratings
    from ratings
    where title in picked
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    group by title
  ) as special on special.title = titles.title
  left join (
    select title, sum(points) as engagements, uniqExact(member) as engagers
    from (
        select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
        from reactions
        where title in picked
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        union all
        select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
        from ratings
        where title in picked
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        union all
        select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
        from character_votes
        where title in picked
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
        union all
        select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
        from comments
        where title in picked
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)})
      )
    where 1
    group by title
  ) as engaging on engaging.title = titles.title
  where titles.title in picked and (viewing.viewers > 0 or following.followers > 0)
) as figures
where 1
order by viewshare desc nulls last, movieId asc nulls last

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- sample size
select uniqExact(member) as n from views where title in (select title from titles where kind = 'movie'
and network_id in {network_0:Array(String)})
and day between {date_0:Date32} and {date_1:Date32}
and cell in (select cell from cells where country in {country_0:Array(String)})

-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
