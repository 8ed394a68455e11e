-- showFavorites.balanced: as showFavorites.none, but
  10 - select character, count() as votes
     + select character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select character, cell, count() as votes
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by character, cell
     + ) as parts
  22 + -- country_0 = ["US"]
  24 - select uniqExact(member) as n from character_votes where title in ({show_0:Array(UInt32)})
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from character_votes where title in ({show_0:Array(UInt32)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieFavorites.balanced: as showFavorites.balanced, but
  14 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  26 - -- show_0 = [11104]
     + -- movie_0 = [36]
  33 - select cell, uniqExact(member) as members from character_votes where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from character_votes where title in ({movie_0:Array(UInt32)})
