-- shares-by-genre-and-device.balanced: as shares-by-genre-and-device.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 - select of_genre, of_device, uniqExact(member) as viewers, sum(times) as views
     + select of_genre, of_device, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  29 + select of_genre, of_device, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  35 + group by of_genre, of_device, cell
     + ) as parts
  44 - select of_device, uniqExact(member) as viewers, sum(times) as views
     + select of_device, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  46 + select of_device, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  52 + group by of_device, cell
     + ) as parts
  61 - select of_genre, uniqExact(member) as viewers, sum(times) as views
     + select of_genre, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  63 + select of_genre, cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  69 + group by of_genre, cell
     + ) as parts
  76 - select uniqExact(member) as viewers, sum(times) as views
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  78 + select cell, uniqExact(member) as viewers, sum(times) as views
     + from (
  84 + group by cell
     + ) as parts
  94 + -- country_0 = ["US"]
  98 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 100 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
 103 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
