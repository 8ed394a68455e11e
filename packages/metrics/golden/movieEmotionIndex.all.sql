-- emotionPercent: Rows of the emotion divided by all emotion rows of the title or episode.
-- emotionCount: Emotions given to episodes and movies.
-- totalVotesCount: Emotions given to episodes and movies.
-- index: 100 times the share of the emotion divided by its share over all titles of the kind with a genre in common. Needs 50 emotion rows.
select figures.episodeString as episodeString, figures.episodeSort as episodeSort, figures.emotion as emotion, figures.emotionName as emotionName, round(figures.emotionPercent, 9) as emotionPercent, round(figures.emotionCount, 9) as emotionCount, figures.sampleCount as sampleCount, round(figures.totalVotesCount, 9) as totalVotesCount, round(figures.index, 9) as index, figures.genres as genres
from (
  with similar as (
    select title
    from titles
    where kind = 'movie' and (title in (select title from titles where kind = 'movie'
   and (title_id in {movie_0:Array(String)}))
      or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in (select title from titles where kind = 'movie'
      and (title_id in {movie_0:Array(String)})))))
  )
  select
    if(felt.season is null, null, concat('S', toString(season), ' | E', toString(number))) as episodeString,
    if(felt.season is null, null, (toUInt32(season) * 10000 + number)) as episodeSort,
    toString(felt.emotion) as emotion, initcap(toString(felt.emotion)) as emotionName,
    felt.votes / felt.all_votes as emotionPercent, felt.votes as emotionCount,
    felt.all_rows as sampleCount, felt.all_votes as totalVotesCount,
    if(felt.all_rows < 50, null, 100 * (felt.votes / felt.all_votes) / base.percent) as index,
    (select nullIf(arrayStringConcat(any(genres), '|'), '') from titles where title in (select title from titles where kind = 'movie'
    and (title_id in {movie_0:Array(String)}))) as genres
  from (
    select *, sum(votes) over (partition by season, number) as all_votes, sum(people_rows) over (partition by season, number) as all_rows
    from (
    select null as season, null as number, emotion, votes, people_rows
      from (
        select emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
        from (
          select emotion, cell, count() as votes, count() as people_rows
          from reactions
          where title in (select title from titles where kind = 'movie'
          and (title_id in {movie_0:Array(String)}))
          and day between {date_0:Date32} and {date_1:Date32}
          and cell in (select cell from cells where country in {country_0:Array(String)}
          and age in {age_0:Array(String)}
          and gender in {gender_0:Array(String)})
          group by emotion, cell
        ) as parts
        inner join cells on cells.cell = parts.cell
        group by emotion
      )
    )
  ) as felt
  left join (
    select emotion, votes / sum(votes) over () as percent
    from (
      select emotion, sum(parts.votes * cells.weight) as votes, sum(parts.people_rows) as people_rows
      from (
        select emotion, cell, count() as votes, count() as people_rows
        from reactions
        where title in similar
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)}
        and gender in {gender_0:Array(String)})
        group by emotion, cell
      ) as parts
      inner join cells on cells.cell = parts.cell
      group by emotion
    )
  ) as base on base.emotion = felt.emotion
) as figures
where 1
order by episodeSort asc nulls last, emotion asc nulls last

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from reactions where title in (select title from titles where kind = 'movie'
   and (title_id in {movie_0:Array(String)}))
   and day between {date_0:Date32} and {date_1:Date32}
   and cell in (select cell from cells where country in {country_0:Array(String)}
   and age in {age_0:Array(String)}
   and gender in {gender_0:Array(String)}) group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
