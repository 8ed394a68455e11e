-- showEpisodeEmotions.none
-- emotionPercent: Times the emotion was given divided by all emotions given to the title or episode.
-- emotionsBase: Emotions about the episode, each counted before weighting.
-- emotionCount: Emotions given to movies, to shows and to their episodes.
-- engagements: Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.
-- engagersBase: Distinct members with a reaction, rating, character vote or comment about the episode, counted before weighting.
select figures.episodeString as episodeString, round(figures.episodeSort, 9) as episodeSort, figures.emotion as emotion, figures.emotionName as emotionName, round(figures.emotionPercent, 9) as emotionPercent, figures.emotionsBase as emotionsBase, round(figures.emotionCount, 9) as emotionCount, round(figures.engagements, 9) as engagements, figures.engagersBase as engagersBase
from (
  with picked as (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
  select concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000) as episodeSort,
    toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
    felt.votes / sum(felt.votes) over (partition by felt.season, felt.number) as emotionPercent,
    sum(felt.people_rows) over (partition by felt.season, felt.number) as emotionsBase,
    felt.votes as emotionCount, engaged.engagements as engagements, engaged.engagers as engagersBase
  from (
    select season, number, emotion, count() as votes, count() as people_rows
    from reactions
    where title in ({show_1:Array(UInt32)})
    and episode != 0
    group by season, number, emotion
  ) as felt
  left join (
    select season, number, sum(points) as engagements, uniqExact(member) as engagers
    from (
        select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
        from reactions
        where title in picked
        union all
        select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
        from ratings
        where title in picked
        union all
        select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
        from character_votes
        where title in picked
        union all
        select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
        from comments
        where title in picked
      )
    where episode != 0
    group by season, number
  ) as engaged on engaged.season = felt.season and engaged.number = felt.number
) as figures
where 1
order by episodeSort asc nulls last, emotion asc nulls last

-- show_0 = ["1104"]
-- show_1 = [11104]

-- sample size
select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
  and episode != 0

-- show_0 = [11104]
