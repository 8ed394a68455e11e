-- emotionPercent: Rows of the emotion divided by all emotion rows of the title or episode.
-- emotionCount: Emotions given to episodes and movies.
-- engagements: Weighted sum: emotion 1, rating 1, character vote 1, comment or reply 2, comment with an image or screencap 3.
select figures.episodeString as episodeString, figures.episodeSort as episodeSort, figures.emotion as emotion, figures.emotionName as emotionName, round(figures.emotionPercent, 9) as emotionPercent, round(figures.emotionCount, 9) as emotionCount, round(figures.engagements, 9) as engagements
from (
  with picked as (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
  select concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + number) as episodeSort,
    toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
    felt.votes / sum(felt.votes) over (partition by felt.season, felt.number) as emotionPercent,
    felt.votes as emotionCount, engaged.engagements as engagements
  from (
    select season, number, emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
    from (
      select season, number, emotion, cell, count() as votes, count() as people_rows
      from reactions
      where title in (select title from titles where kind = 'series'
      and (title_id in {show_0:Array(String)}))
      and episode != 0 and season in {season_0:Array(UInt32)}
      and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
      and episode != 0
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by season, number, emotion, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by season, number, emotion
  ) as felt
  left join (
    select season, number, sum(parts.engagements * cells.weight) as engagements
    from (
      select season, number, cell, sum(points) as engagements
      from (
          select title, episode, season, number, day, cell, member, 1 as points, 'reactions' as fact
          from reactions
          where title in picked
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and episode != 0 and season in {season_0:Array(UInt32)}
          and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
          union all
          select title, episode, season, number, day, cell, member, 1 as points, 'ratings' as fact
          from ratings
          where title in picked
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and episode != 0 and season in {season_0:Array(UInt32)}
          and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
          union all
          select title, episode, season, number, day, cell, member, 1 as points, 'character_votes' as fact
          from character_votes
          where title in picked
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and episode != 0 and season in {season_0:Array(UInt32)}
          and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
          union all
          select title, episode, season, number, day, cell, member, if(image_url != '' or screencap_id != '', 3, 2) as points, 'comments' as fact
          from comments
          where title in picked
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          and episode != 0 and season in {season_0:Array(UInt32)}
          and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
        )
      where episode != 0
      group by season, number, cell
    ) as parts
    inner join cells on cells.cell = parts.cell
    group by season, number
  ) as engaged on engaged.season = felt.season and engaged.number = felt.number
) as figures
where 1
order by episodeSort asc nulls last, emotion asc nulls last

-- show_0 = ["1104"]
-- season_0 = [1]
-- episode_0 = ["904277"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'series'
   and (title_id in {show_0:Array(String)}))
   and day between {date_0:Date32} and {date_1:Date32}
   and cell in (select cell from cells where country in {country_0:Array(String)}
   and age in {age_0:Array(String)}
   and gender in {gender_0:Array(String)})
   and episode != 0 and season in {season_0:Array(UInt32)}
   and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
   and episode != 0 group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- show_0 = ["1104"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- season_0 = [1]
-- episode_0 = ["904277"]
