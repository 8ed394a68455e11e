-- viewers-by-genre-and-age.balanced: as viewers-by-genre-and-age.none, but
  16 - select genre, user_age_bucket, sum(members) as viewers
     + select genre, user_age_bucket, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  18 + select genre, user_age_bucket, cell, sum(members) as viewers
     + from (
  24 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
  31 + group by genre, user_age_bucket, cell
     + ) as parts
  36 - select sum(members) as viewers
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  38 + select cell, sum(members) as viewers
     + from (
  45 + and cell in (select cell from cells where country in {country_0:Array(String)})
  51 + group by cell
     + ) as parts
  59 + -- country_0 = ["US"]
     +
  60 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  62 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  65 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
