-- trendingActors.balanced: as trendingActors.none, but
  13 - select character, sum(vote_days.votes) as votes
     + select character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select character, cell, sum(vote_days.votes) as votes
  18 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by character, cell
     + ) as parts
  32 + -- country_0 = ["US"]
  35 - select sum(vote_days.votes) as votes
     + select sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select cell, sum(vote_days.votes) as votes
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
