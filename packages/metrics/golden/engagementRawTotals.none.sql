-- engagementRawTotals.none
-- viewers: Distinct members with a view.
-- engagers: Distinct members with a reaction, rating, character vote or comment.
-- ratings: Emotions and star ratings given.
-- characterVotes: Votes for favorite characters.
-- engagements: Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.
-- engagementScore: Engagements per 100 viewers.
select figures.episodeString as episodeString, round(figures.episodeSort, 9) as episodeSort, round(figures.viewers, 9) as viewers, round(figures.engagers, 9) as engagers, round(figures.ratings, 9) as ratings, round(figures.characterVotes, 9) as characterVotes, round(figures.engagements, 9) as engagements, round(figures.engagementScore, 9) as engagementScore
from (
  with picked as (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
  select concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000) as episodeSort, viewers, engagers, ratings, characterVotes, engagements,
    if(viewers = 0, null, 100 * engagements / viewers) as engagementScore
  from (
    select if(engaged.engagers > 0, engaged.season, seen.season) as season, if(engaged.engagers > 0, engaged.number, seen.number) as number, 
      seen.viewers as viewers, engaged.engagers as engagers, engaged.ratings as ratings,
      engaged.character_votes as characterVotes, engaged.engagements as engagements
    from (
      select season, number, uniqExact(member) as viewers
      from views
      where title in picked
      and episode != 0
      group by season, number
    ) as seen
    full outer join (
      select toUInt16(one.1) as season, toUInt16(one.2) as number, toFloat64(one.3) as engagers, toFloat64(one.4) as engagers_base, toFloat64(one.5) as engagements, toFloat64(one.6) as ratings, toFloat64(one.7) as character_votes
      from (select arrayJoin(arrayZip({whole_0_season:Array(Float64)}, {whole_0_number:Array(Float64)}, {whole_0_engagers:Array(Float64)}, {whole_0_engagers_base:Array(Float64)}, {whole_0_engagements:Array(Float64)}, {whole_0_ratings:Array(Float64)}, {whole_0_character_votes:Array(Float64)})) as one)
    ) as engaged on seen.season = engaged.season and seen.number = engaged.number
  )
  where viewers > 0 or engagers > 0
) as figures
where 1
order by episodeSort asc nulls last

-- show_0 = ["1104"]

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

-- show_0 = [11104]
