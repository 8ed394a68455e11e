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
  59 - select genre, sum(members) as viewers, sum(times) as views
     + select genre, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  61 + select genre, cell, sum(members) as viewers, sum(times) as views
     + from (
  67 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  86 + group by genre, cell
     + ) as parts
  91 - select sum(members) as viewers, sum(times) as views
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views
  93 + select cell, sum(members) as viewers, sum(times) as views
     + from (
 100 + and cell in (select cell from cells where country in {country_0:Array(String)})
 108 + and cell in (select cell from cells where country in {country_0:Array(String)})
 115 + group by cell
     + ) as parts
 125 + -- country_0 = ["US"]
 129 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 131 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
 134 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
