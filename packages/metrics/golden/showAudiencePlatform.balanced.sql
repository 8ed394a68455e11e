-- showAudiencePlatform.balanced: as showAudiencePlatform.none, but
  10 - select platform, count() as votes
     + select platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select platform, cell, count() as votes
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by platform, cell
     + ) as parts
  24 + -- country_0 = ["US"]
  29 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
  34 + and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAudiencePlatform.balanced: as showAudiencePlatform.balanced, but
  14 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  27 - -- show_0 = [11104]
     + -- movie_0 = [36]
  32 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
  41 - select cell, uniqExact(member) as members from views where title in ({show_0:Array(UInt32)})
     + select cell, uniqExact(member) as members from views where title in ({movie_0:Array(UInt32)})
