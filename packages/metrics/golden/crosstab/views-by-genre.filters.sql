-- views-by-genre.filters
-- view_count: Episodes and movies watched, rewatches and bulk marks included.
-- viewer_count: Distinct members with a view.
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in (select title from titles where 1
   and (title_id in {title_0:Array(String)})
   and not hasAny(genres, {genre_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in ({platform_0:Array(UInt16)})
)
select genre, across, total, view_count, viewer_count
from (
  select *
  from (
    select *, view_count as sort_0,
      view_count as metric_0
    from (
      select genre,
        across,
        total,
        round(views, 9) as view_count,
        round(viewers, 9) as viewer_count
      from (
        select genre, 0 as across, 0 as total, views, viewers
        from (
          select nullIf(dictGet('genre_names', 'name', fact.of_genre), '') as genre, fact.views as views, fact.viewers as viewers
          from (
            select of_genre, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
            from (
              select of_genre, cell, sum(times) as views, uniqExact(member) as viewers
              from (
                select fact.member as member, fact.cell as cell, arrayJoin(bitPositionsToArray(dictGet('title_genres', 'genres', fact.title))) as of_genre, fact.times as times
                from fact_views as fact
                inner join titles on titles.title = fact.title
                where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
              )
              where 1
              group by of_genre, cell
            ) as parts
            group by of_genre
          ) as fact
          
        )
      )
    )
  )
  where (total = 1 or ifNull(round(metric_0, 9) >= {metric_0:Float64}, 0))
)
order by total desc, sort_0 desc nulls last, genre asc nulls last, across asc

-- title_0 = ["1104","84"]
-- genre_0 = ["Action"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- season_0 = [1]
-- platform_0 = [3]
-- days_from_release_0 = -10
-- days_from_release_1 = 30
-- metric_0 = 0.5

-- sample size
with fact_views as (
  select title, member, cell, day, episode, season, number, 1 as times, at, device, platform, bulk
  from views
  where title in (select title from titles where 1
   and (title_id in {title_0:Array(String)})
   and not hasAny(genres, {genre_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)})
  and episode != 0 and season in {season_0:Array(UInt32)}
  and platform in ({platform_0:Array(UInt16)})
)
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from (
     select member, cell from (
       select fact.member as member, fact.cell as cell
       from fact_views as fact
       inner join titles on titles.title = fact.title
       where ifNull(dateDiff('day', titles.release_day, fact.day) between {days_from_release_0:Int32} and {days_from_release_1:Int32}, 0)
     )
   ) group by cell
) as parts
inner join cells on cells.cell = parts.cell
