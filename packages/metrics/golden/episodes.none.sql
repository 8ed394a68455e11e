-- episodes.none
select figures.showId as showId, figures.episodeId as episodeId, figures.season as season, figures.episode as episode, figures.name as name, figures.airDate as airDate
from (
  select titles.title_id as showId, episodes.episode_id as episodeId, toInt32(episodes.season) as season,
    toInt32(episodes.number) as episode, nullIf(episodes.name, '') as name, episodes.air_date as airDate
  from episodes
  inner join titles on titles.title = episodes.title
  where episodes.title in ({show_0:Array(UInt32)})
) as figures
where 1
order by season asc nulls last, episode asc nulls last, episodeId asc nulls last

-- show_0 = [11104]
