-- showEmotionIndex.none
-- emotionPercent: Rows of the emotion divided by all emotion rows of the title or episode.
-- emotionCount: Emotions given to episodes and movies.
-- totalVotesCount: Emotions given to episodes and movies.
-- index: 100 times the share of the emotion divided by its share over all titles of the kind with a genre in common. Needs 50 emotion rows.
select figures.episodeString as episodeString, figures.episodeSort as episodeSort, figures.emotion as emotion, figures.emotionName as emotionName, round(figures.emotionPercent, 9) as emotionPercent, round(figures.emotionCount, 9) as emotionCount, figures.sampleCount as sampleCount, round(figures.totalVotesCount, 9) as totalVotesCount, round(figures.index, 9) as index, figures.genres as genres
from (
  with similar as (
    select title
    from titles
    where kind = 'series' and (title in (select title from titles where kind = 'series'
   and (title_id in {show_0:Array(String)}))
      or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
      and (title_id in {show_0:Array(String)})))))
  )
  select
    if(felt.season is null, null, concat('S', toString(season), ' | E', toString(number))) as episodeString,
    if(felt.season is null, null, (toUInt32(season) * 10000 + number)) as episodeSort,
    toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
    felt.votes / felt.all_votes as emotionPercent, felt.votes as emotionCount,
    felt.all_rows as sampleCount, felt.all_votes as totalVotesCount,
    if(felt.all_rows < 50, null, 100 * (felt.votes / felt.all_votes) / base.percent) as index,
    (select nullIf(arrayStringConcat(any(genres), '|'), '') from titles where title in (select title from titles where kind = 'series'
    and (title_id in {show_0:Array(String)}))) as genres
  from (
    select *, sum(votes) over (partition by season, number) as all_votes, sum(people_rows) over (partition by season, number) as all_rows
    from (
    select null as season, null as number, emotion, votes, people_rows
      from (
        select emotion, count() as votes, count() as people_rows
        from reactions
        where title in (select title from titles where kind = 'series'
        and (title_id in {show_0:Array(String)}))
        and day <= {date_0:Date32}
        group by emotion
      )
      union all
      select season, number, emotion, votes, people_rows
        from (
          select season, number, emotion, count() as votes, count() as people_rows
          from reactions
          where title in (select title from titles where kind = 'series'
          and (title_id in {show_0:Array(String)}))
          and episode != 0
          and day <= {date_0:Date32}
          group by season, number, emotion
        )
    )
  ) as felt
  left join (
    select emotion, votes / sum(votes) over () as percent
    from (
      select emotion, count() as votes, count() as people_rows
      from reactions
      where title in similar
      and day <= {date_0:Date32}
      group by emotion
    )
  ) as base on base.emotion = felt.emotion
) as figures
where 1
order by episodeSort asc nulls last, emotion asc nulls last

-- show_0 = ["1104"]
-- date_0 = "2024-06-30"

-- sample size
select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
 and (title_id in {show_0:Array(String)}))
 and day <= {date_0:Date32}
-- movieEmotionIndex.none: as showEmotionIndex.none, but
  10 - where kind = 'series' and (title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)})))))
     + where kind = 'movie' and (title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)})))))
  22 - (select nullIf(arrayStringConcat(any(genres), '|'), '') from titles where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))) as genres
     + (select nullIf(arrayStringConcat(any(genres), '|'), '') from titles where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))) as genres
  31 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  36 - union all
     - select season, number, emotion, votes, people_rows
     - from (
     - select season, number, emotion, count() as votes, count() as people_rows
     - from reactions
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and episode != 0
     - and day <= {date_0:Date32}
     - group by season, number, emotion
  47 - )
  63 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  67 - select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select uniqExact(member) as n from reactions where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
