-- facts-by-date.balanced: as facts-by-date.none, but
  11 + and cell in (select cell from cells where country in {country_0:Array(String)})
  16 + and cell in (select cell from cells where country in {country_0:Array(String)})
  21 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 - select date, sum(times) as views, uniqExact(member) as viewers
     + select date, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  54 + select date, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  60 + group by date, cell
     + ) as parts
  65 - select date, count() as emotions
     + select date, sum(parts.emotions * dictGet('cell_facts', 'weight', parts.cell)) as emotions
  67 + select date, cell, count() as emotions
     + from (
  73 + group by date, cell
     + ) as parts
  78 - select date, sum(rating) as stars, count() as ratings
     + select date, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
  80 + select date, cell, sum(rating) as stars, count() as ratings
     + from (
  86 + group by date, cell
     + ) as parts
  91 - select date, count() as votes
     + select date, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
  93 + select date, cell, count() as votes
     + from (
  99 + group by date, cell
     + ) as parts
 104 - select date, uniqExact(member) as new_followers
     + select date, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
 106 + select date, cell, uniqExact(member) as new_followers
     + from (
 112 + group by date, cell
     + ) as parts
 123 + -- country_0 = ["US"]
     +
 128 + and cell in (select cell from cells where country in {country_0:Array(String)})
 133 + and cell in (select cell from cells where country in {country_0:Array(String)})
 138 + and cell in (select cell from cells where country in {country_0:Array(String)})
 143 + and cell in (select cell from cells where country in {country_0:Array(String)})
 148 + and cell in (select cell from cells where country in {country_0:Array(String)})
 149 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 184 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
