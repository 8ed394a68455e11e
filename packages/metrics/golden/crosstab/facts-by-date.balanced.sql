-- facts-by-date.balanced: as facts-by-date.none, but
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
  19 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
  36 + and cell in (select cell from cells where country in {country_0:Array(String)})
  58 - select date, sum(times) as views, uniqExact(member) as viewers
     + select date, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  60 + select date, cell, sum(times) as views, uniqExact(member) as viewers
     + from (
  66 + group by date, cell
     + ) as parts
  71 - select date, count() as emotions
     + select date, sum(parts.emotions * dictGet('cell_facts', 'weight', parts.cell)) as emotions
  73 + select date, cell, count() as emotions
     + from (
  79 + group by date, cell
     + ) as parts
  84 - select date, sum(rating) as stars, count() as ratings
     + select date, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
  86 + select date, cell, sum(rating) as stars, count() as ratings
     + from (
  92 + group by date, cell
     + ) as parts
  97 - select date, count() as votes
     + select date, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
  99 + select date, cell, count() as votes
     + from (
 105 + group by date, cell
     + ) as parts
 110 - select date, uniqExact(member) as new_followers
     + select date, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
 112 + select date, cell, uniqExact(member) as new_followers
     + from (
 118 + group by date, cell
     + ) as parts
 130 + -- country_0 = ["US"]
 138 + and cell in (select cell from cells where country in {country_0:Array(String)})
 144 + and cell in (select cell from cells where country in {country_0:Array(String)})
 150 + and cell in (select cell from cells where country in {country_0:Array(String)})
 156 + and cell in (select cell from cells where country in {country_0:Array(String)})
 161 + and cell in (select cell from cells where country in {country_0:Array(String)})
 163 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 198 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
