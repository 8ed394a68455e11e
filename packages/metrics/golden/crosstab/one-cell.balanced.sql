-- one-cell.balanced: as one-cell.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 - select sum(times) as views
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  26 + select cell, sum(times) as views
     + from (
  33 + and cell in (select cell from cells where country in {country_0:Array(String)})
  40 + group by cell
     + ) as parts
  44 - select uniqExact(member) as emotion_voters
     + select sum(parts.emotion_voters * dictGet('cell_facts', 'weight', parts.cell)) as emotion_voters
  46 + select cell, uniqExact(member) as emotion_voters
     + from (
  52 + group by cell
     + ) as parts
  62 + -- country_0 = ["US"]
     +
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  88 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
