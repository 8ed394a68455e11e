-- shares-by-genre-and-device.balanced: as shares-by-genre-and-device.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select genre, device_name, uniqExact(member) as viewers, sum(times) as views
     + select genre, device_name, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  27 + select genre, device_name, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  36 + group by genre, device_name, cell
     + ) as parts
  41 - select device_name, uniqExact(member) as viewers, sum(times) as views
     + select device_name, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  43 + select device_name, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  49 + group by device_name, cell
     + ) as parts
  54 - select genre, uniqExact(member) as viewers, sum(times) as views
     + select genre, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  56 + select genre, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  65 + group by genre, cell
     + ) as parts
  70 - select uniqExact(member) as viewers, sum(times) as views
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  72 + select cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  78 + group by cell
     + ) as parts
  88 + -- country_0 = ["US"]
  92 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  94 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  97 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
