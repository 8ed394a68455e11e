-- facts-by-date.balanced: as facts-by-date.none, but
  12 + and cell in (select cell from cells where country in {country_0:Array(String)})
  17 + and cell in (select cell from cells where country in {country_0:Array(String)})
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 - select date, sum(times) as views, uniqExact(member) as viewers
     + select date, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  55 + select date, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  61 + group by date, cell
     + ) as parts
  66 - select date, count() as emotions
     + select date, sum(parts.emotions * dictGet('cell_facts', 'weight', parts.cell)) as emotions
  68 + select date, cell, count() as emotions
     + from (
  74 + group by date, cell
     + ) as parts
  79 - select date, sum(rating) as stars, count() as ratings
     + select date, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
  81 + select date, cell, sum(rating) as stars, count() as ratings
     + from (
  87 + group by date, cell
     + ) as parts
  92 - select date, count() as votes
     + select date, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
  94 + select date, cell, count() as votes
     + from (
 100 + group by date, cell
     + ) as parts
 105 - select date, uniqExact(member) as new_followers
     + select date, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
 107 + select date, cell, uniqExact(member) as new_followers
     + from (
 113 + group by date, cell
     + ) as parts
 124 + -- country_0 = ["US"]
     +
 130 + and cell in (select cell from cells where country in {country_0:Array(String)})
 135 + and cell in (select cell from cells where country in {country_0:Array(String)})
 140 + and cell in (select cell from cells where country in {country_0:Array(String)})
 145 + and cell in (select cell from cells where country in {country_0:Array(String)})
 150 + and cell in (select cell from cells where country in {country_0:Array(String)})
 151 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 186 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
