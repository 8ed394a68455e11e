-- trendingActors.balanced: as trendingActors.none, but
  13 - select actor, character, count() as votes
     + select actor, character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select actor, character, cell, count() as votes
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by actor, character, cell
     + ) as parts
  33 + -- country_0 = ["US"]
  36 - select count() as votes
     + select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select cell, count() as votes
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
