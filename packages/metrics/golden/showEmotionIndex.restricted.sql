-- showEmotionIndex.restricted
-- emotionPercent: Rows of the emotion divided by all emotion rows of the title or episode.
-- emotionCount: Emotions given to movies, to shows and to their episodes.
-- totalVotesCount: Emotions given to movies, to shows and to their episodes.
-- index: 100 times the share of the emotion divided by its share over all titles of the kind with a genre in common, itself included, same people and dates. Needs 50 emotion rows.
with similar as (
  select title
  from titles
  where kind = 'series' and (title in (select title from titles where kind = 'series'
 and (title_id in {show_0:Array(String)})
 and network_id in {network_0:Array(String)})
    or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
    and (title_id in {show_0:Array(String)})
    and network_id in {network_0:Array(String)}))))
)
select toUInt8(0) as side, episode, concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + number) as episodeSort,
  toString(emotion) as emotion, initcap(toString(emotion)) as emotionName, votes, people_rows
from (
  select episode, season, number, emotion, count() as votes, count() as people_rows
  from reactions
  where title in (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)})
  and network_id in {network_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by episode, season, number, emotion
)
union all
select 1, 0, '', 0, toString(emotion), '', votes, people_rows
from (
  select emotion, count() as votes, count() as people_rows
  from reactions
  where title in similar
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by emotion
)
union all
select 2, 0, '', 0, arrayStringConcat(any(genres), '|'), '', 0, 0
from titles
where title in (select title from titles where kind = 'series'
and (title_id in {show_0:Array(String)})
and network_id in {network_0:Array(String)})

-- show_0 = ["1104"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]

-- sample size
select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
   and (title_id in {show_0:Array(String)})
   and network_id in {network_0:Array(String)})
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieEmotionIndex.restricted: as showEmotionIndex.restricted, but
   8 - where kind = 'series' and (title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where kind = 'movie' and (title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  11 - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  20 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  40 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
  44 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  51 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})
     + select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})
