-- characterVoteEpisodeRank.balanced: as characterVoteEpisodeRank.none, but
  12 - select season, number, character, count() as votes, uniqExact(member) as voters
     + select season, number, character, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes, sum(parts.voters) as voters
     + from (
     + select season, number, character, cell, count() as votes, uniqExact(member) as voters
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + group by season, number, character, cell
     + ) as parts
  27 + -- country_0 = ["US"]
  29 - select uniqExact(member) as n from character_votes where title in ({show_0:Array(UInt32)})
     - and episode != 0
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from character_votes where title in ({show_0:Array(UInt32)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and episode != 0 group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
