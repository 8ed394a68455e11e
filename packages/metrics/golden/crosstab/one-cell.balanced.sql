-- one-cell.balanced: as one-cell.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select sum(times) as views
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  27 + select cell, sum(times) as views
     + from (
  34 + and cell in (select cell from cells where country in {country_0:Array(String)})
  41 + group by cell
     + ) as parts
  45 - select uniqExact(member) as emotion_voters
     + select sum(parts.emotion_voters * dictGet('cell_facts', 'weight', parts.cell)) as emotion_voters
  47 + select cell, uniqExact(member) as emotion_voters
     + from (
  53 + group by cell
     + ) as parts
  64 + -- country_0 = ["US"]
  72 + and cell in (select cell from cells where country in {country_0:Array(String)})
  78 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
  93 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
