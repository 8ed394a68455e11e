-- hottestMoments.none
select figures.activityCount as activityCount, figures.memeCount as memeCount, figures.screencapImageUrl as screencapImageUrl, figures.screencapId as screencapId, round(figures.screencapEpisodeProgress, 9) as screencapEpisodeProgress, round(figures.episodeSort, 9) as episodeSort, figures.seasonEpisodeLabel as seasonEpisodeLabel
from (
  select activity.activity as activityCount, activity.memes as memeCount,
    nullIf(screencaps.image_url, '') as screencapImageUrl, screencaps.screencap_id as screencapId,
    screencaps.progress as screencapEpisodeProgress,
    if(screencaps.episode = 0, null, (toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000)) as episodeSort,
    if(screencaps.episode = 0, null, concat('S', toString(season), ' | E', toString(number))) as seasonEpisodeLabel
  from (
    select screencap_id, count() as memes, sum(1 + likes + shares + replies) as activity
    from comments
    where comments.screencap_id != ''
    and comments.title in ({show_0:Array(UInt32)})
    and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in ({show_0:Array(UInt32)}))
    group by screencap_id
  ) as activity
  inner join screencaps on screencaps.screencap_id = activity.screencap_id
) as figures
where 1
order by episodeSort asc nulls last, screencapEpisodeProgress asc nulls last, screencapId asc nulls last

-- show_0 = [11104]
