-- showRating.balanced: as showRating.none, but
   8 - select rating, count() as votes
     + select rating, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select rating, cell, count() as votes
  12 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by rating, cell
     + ) as parts
  20 + -- country_0 = ["US"]
  22 - select uniqExact(member) as n from ratings where title in ({show_0:Array(UInt32)})
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
  24 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieRating.balanced: as showRating.balanced, but
  12 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  23 - -- show_0 = [11104]
     + -- movie_0 = [36]
  31 - select cell, uniqExact(member) as members from ratings where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from ratings where title in ({movie_0:Array(UInt32)})
