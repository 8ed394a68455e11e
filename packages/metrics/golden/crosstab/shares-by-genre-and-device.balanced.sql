-- shares-by-genre-and-device.balanced: as shares-by-genre-and-device.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 - select genre, device_name, uniqExact(member) as viewers, sum(times) as views
     + select genre, device_name, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  28 + select genre, device_name, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  37 + group by genre, device_name, cell
     + ) as parts
  42 - select device_name, uniqExact(member) as viewers, sum(times) as views
     + select device_name, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  44 + select device_name, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  50 + group by device_name, cell
     + ) as parts
  55 - select genre, uniqExact(member) as viewers, sum(times) as views
     + select genre, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  57 + select genre, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  66 + group by genre, cell
     + ) as parts
  71 - select uniqExact(member) as viewers, sum(times) as views
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  73 + select cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  79 + group by cell
     + ) as parts
  89 + -- country_0 = ["US"]
  98 + and cell in (select cell from cells where country in {country_0:Array(String)})
  99 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 106 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
