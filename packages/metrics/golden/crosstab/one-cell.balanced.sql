-- one-cell.balanced: as one-cell.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  23 - select sum(times) as views
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  25 + select cell, sum(times) as views
     + from (
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
  39 + group by cell
     + ) as parts
  43 - select uniqExact(member) as emotion_voters
     + select sum(parts.emotion_voters * dictGet('cell_facts', 'weight', parts.cell)) as emotion_voters
  45 + select cell, uniqExact(member) as emotion_voters
     + from (
  51 + group by cell
     + ) as parts
  61 + -- country_0 = ["US"]
     +
  66 + and cell in (select cell from cells where country in {country_0:Array(String)})
  71 + and cell in (select cell from cells where country in {country_0:Array(String)})
  72 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  86 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
