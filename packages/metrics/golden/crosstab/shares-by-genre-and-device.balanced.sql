-- shares-by-genre-and-device.balanced: as shares-by-genre-and-device.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select genre, device_name, uniqExact(member) as viewers, sum(times) as views
     + select genre, device_name, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  29 + select genre, device_name, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  38 + group by genre, device_name, cell
     + ) as parts
  43 - select device_name, uniqExact(member) as viewers, sum(times) as views
     + select device_name, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  45 + select device_name, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  51 + group by device_name, cell
     + ) as parts
  56 - select genre, uniqExact(member) as viewers, sum(times) as views
     + select genre, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  58 + select genre, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  67 + group by genre, cell
     + ) as parts
  72 - select uniqExact(member) as viewers, sum(times) as views
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  74 + select cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  80 + group by cell
     + ) as parts
  91 + -- country_0 = ["US"]
 101 + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 109 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
