-- followers: Distinct members who follow the title at the end of the range.
-- viewers: Distinct members with a view.
-- views: Episodes and movies watched, rewatches and bulk marks included.
-- viewshare: Views divided by the views of all titles of the same kind (shows or movies), same people and dates.
-- completion: Mean over the viewers of the share of regular episodes they have ever watched up to the end of the range, of those aired by then.
-- engagement: Engagements per 100 viewers.
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.followers, 9) as followers, round(figures.viewers, 9) as viewers, round(figures.views, 9) as views, round(figures.viewshare, 9) as viewshare, round(figures.completion, 9) as completion, round(figures.engagement, 9) as engagement
from (
  with
    picked as (select title from titles where kind = 'series'),
    whole as (
      select count() as views, uniqExact(member) as viewers
      from views
      where title in (select title from titles where kind = 'series')
      and day <= {date_0:Date32}
    )
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    following.followers as followers, viewing.viewers as viewers, viewing.views as views,
    if((select views from whole) = 0, null, viewing.views / (select views from whole)) as viewshare,
    if(special.finishers = 0, null, special.finished / special.finishers) as completion,
    if(viewing.viewers = 0, null, 100 * engaging.engagements / viewing.viewers) as engagement
  from titles
  left join (
    select title, count() as views, uniqExact(member) as viewers
    from views
    where title in picked
    and day <= {date_0:Date32}
    group by title
  ) as viewing on viewing.title = titles.title
  left join (
    select title, uniqExact(member) as followers
    from follows
    where title in picked
    and began <= {date_0:Date32}
    and (ended is null or ended > {date_0:Date32})
    group by title
  ) as following on following.title = titles.title
  left join (
    select title, finished, finishers
    from (
      select title, sum(least(1, watching.watched / airing.aired)) as finished, count() as finishers
      from (
          select title, member, cell, uniqExactIf(episode, regular) as watched, countIf(day <= {date_0:Date32}) as seen
          from views
          where title in picked
          and day <= {date_0:Date32}
          group by title, member, cell
          having seen > 0
        ) as watching
        inner join (
          select title, count() as aired
          from episodes
          where season > 0
          and title in picked
          and air_date <= {date_0:Date32}
          group by title
        ) as airing on airing.title = watching.title
      where 1
      group by title
    )
  ) as special on special.title = titles.title
  left join (
    select title, sum(points) as engagements, uniqExact(member) as engagers
    from (
        select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
        from reactions
        where title in picked
        and day <= {date_0:Date32}
        union all
        select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
        from ratings
        where title in picked
        and day <= {date_0:Date32}
        union all
        select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
        from character_votes
        where title in picked
        and day <= {date_0:Date32}
        union all
        select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
        from comments
        where title in picked
        and day <= {date_0:Date32}
      )
    where 1
    group by title
  ) as engaging on engaging.title = titles.title
  where titles.title in picked and (viewing.viewers > 0 or following.followers > 0)
) as figures
where 1
order by viewshare desc nulls last, showId asc nulls last

-- date_0 = "2024-06-30"

-- sample size
select uniqExact(member) as n from views where title in (select title from titles where kind = 'series')
and day <= {date_0:Date32}

-- date_0 = "2024-06-30"
