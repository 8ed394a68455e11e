-- actorFanFavoriteVotes.balanced: as actorFanFavoriteVotes.none, but
   4 - select count() as votes
     + select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select cell, count() as votes
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
  14 + -- country_0 = ["US"]
