-- showEmotionIndex.balanced: as showEmotionIndex.none, but
  14 - select episode, season, number, emotion, count() as votes, count() as people_rows
     + select episode, season, number, emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select episode, season, number, emotion, cell, count() as votes, count() as people_rows
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by episode, season, number, emotion, cell
     + ) as parts
  22 - select emotion, count() as votes, count() as people_rows
     + select emotion, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.people_rows) as people_rows
     + from (
     + select emotion, cell, count() as votes, count() as people_rows
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by emotion, cell
     + ) as parts
  33 + -- country_0 = ["US"]
  35 - select uniqExact(member) as n from reactions where title in ({show_0:Array(UInt32)})
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from reactions where title in ({show_0:Array(UInt32)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieEmotionIndex.balanced: as showEmotionIndex.balanced, but
   8 - where kind = 'series' and (title in ({show_0:Array(UInt32)})
     - or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in ({show_0:Array(UInt32)}))))
     + where kind = 'movie' and (title in ({movie_0:Array(UInt32)})
     + or hasAny(genres, (select groupUniqArrayArray(genres) from titles where title in ({movie_0:Array(UInt32)}))))
  18 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  40 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  42 - -- show_0 = [11104]
     + -- movie_0 = [36]
  49 - select cell, uniqExact(member) as members from reactions where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from reactions where title in ({movie_0:Array(UInt32)})
