-- showEpisodeEmotions.none
-- emotionPercent: Times the emotion was given divided by all emotions given to the title or episode.
-- emotionsBase: Emotions about the episode, each counted before weighting.
-- emotionCount: Emotions given to movies, to shows and to their episodes.
-- engagements: Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.
-- engagersBase: Distinct members with a reaction, rating, character vote or comment about the episode, counted before weighting.
select figures.episodeString as episodeString, round(figures.episodeSort, 9) as episodeSort, figures.emotion as emotion, figures.emotionName as emotionName, round(figures.emotionPercent, 9) as emotionPercent, figures.emotionsBase as emotionsBase, round(figures.emotionCount, 9) as emotionCount, round(figures.engagements, 9) as engagements, figures.engagersBase as engagersBase
from (
  select concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000) as episodeSort,
    toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
    felt.votes / sum(felt.votes) over (partition by felt.season, felt.number) as emotionPercent,
    sum(felt.people_rows) over (partition by felt.season, felt.number) as emotionsBase,
    felt.votes as emotionCount, engaged.engagements as engagements, engaged.engagers_base as engagersBase
  from (
    select season, number, emotion, count() as votes, count() as people_rows
    from reactions
    where title in ({show_0:Array(UInt32)})
    and episode != 0
    group by season, number, emotion
  ) as felt
  left join (
    select toUInt16(one.1) as season, toUInt16(one.2) as number, toFloat64(one.3) as engagers, toFloat64(one.4) as engagers_base, toFloat64(one.5) as engagements, toFloat64(one.6) as ratings, toFloat64(one.7) as character_votes
    from (select arrayJoin(arrayZip({whole_0_season:Array(Float64)}, {whole_0_number:Array(Float64)}, {whole_0_engagers:Array(Float64)}, {whole_0_engagers_base:Array(Float64)}, {whole_0_engagements:Array(Float64)}, {whole_0_ratings:Array(Float64)}, {whole_0_character_votes:Array(Float64)})) as one)
  ) as engaged on engaged.season = felt.season and engaged.number = felt.number
) as figures
where 1
order by episodeSort asc nulls last, emotion asc nulls last

-- show_0 = [11104]

-- whole_0_season, whole_0_number, whole_0_engagers, whole_0_engagers_base, whole_0_engagements, whole_0_ratings, whole_0_character_votes
select groupArray(toFloat64(season)) as season, groupArray(toFloat64(number)) as number, groupArray(toFloat64(engagers)) as engagers, groupArray(toFloat64(engagers_base)) as engagers_base, groupArray(toFloat64(engagements)) as engagements, groupArray(toFloat64(ratings)) as ratings, groupArray(toFloat64(character_votes)) as character_votes
from (
  select season, number, uniqExact(member) as engagers, sum(points) as engagements, countIf(fact in ('reactions', 'ratings')) as ratings, countIf(fact = 'character_votes') as character_votes, uniqExact(member) as engagers_base
  from (
    select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
    from reactions
    where title in ({show_0:Array(UInt32)})
    union all
    select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
    from ratings
    where title in ({show_0:Array(UInt32)})
    union all
    select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
    from character_votes
    where title in ({show_0:Array(UInt32)})
    union all
    select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
    from comments
    where title in ({show_0:Array(UInt32)})
  )
  where episode != 0
  group by season, number
)

-- sample size
select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
  and episode != 0
