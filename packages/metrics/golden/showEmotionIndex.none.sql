-- showEmotionIndex.none
-- emotionPercent: Times the emotion was given divided by all emotions given to the title or episode.
-- emotionCount: Emotions given to movies, to shows and to their episodes.
-- totalVotesCount: Emotions given to movies, to shows and to their episodes.
-- index: 100 times the share of the emotion divided by its share over all titles of the kind with a genre in common, itself included, same people and dates. Needs 50 emotions given.
with similar as (
  select title
  from titles
  where kind = 'series' and (title in ({show_0:Array(UInt32)})
    or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in ({show_0:Array(UInt32)}))))
)
select toUInt8(0) as side, episode, concat('S', toString(season), ' | E', toString(number)) as episodeString, (toUInt32(season) * 10000 + least(number, 9999) + greatest(toInt32(number) - 9999, 0) / 100000) as episodeSort,
  toString(emotion) as emotion, initcap(toString(emotion)) as emotionName, votes, people_rows
from (
  select episode, season, number, emotion, count() as votes, count() as people_rows
  from reactions
  where title in ({show_0:Array(UInt32)})
  group by episode, season, number, emotion
)
union all
select 1, 0, '', 0, toString(emotion), '', votes, people_rows
from (
  select emotion, count() as votes, count() as people_rows
  from reactions
  where title in similar
  group by emotion
)
union all
select 2, 0, '', 0, arrayStringConcat(any(genres), '|'), '', 0, 0
from titles
where title in ({show_0:Array(UInt32)})

-- show_0 = [11104]

-- sample size
select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
-- movieEmotionIndex.none: as showEmotionIndex.none, but
   8 - where kind = 'series' and (title in ({show_0:Array(UInt32)})
     - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in ({show_0:Array(UInt32)}))))
     + where kind = 'movie' and (title in ({movie_0:Array(UInt32)})
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in ({movie_0:Array(UInt32)}))))
  16 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  30 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  32 - -- show_0 = [11104]
     + -- movie_0 = [36]
  35 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from reactions where title in ({movie_0:Array(UInt32)})
