-- viewers-by-genre-and-age.balanced: as viewers-by-genre-and-age.none, but
  17 - select genre, user_age_bucket, sum(members) as viewers
     + select genre, user_age_bucket, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  19 + select genre, user_age_bucket, cell, sum(members) as viewers
     + from (
  25 - where 1
     + where cell in (select cell from cells where country in {country_0:Array(String)})
  32 + group by genre, user_age_bucket, cell
     + ) as parts
  37 - select sum(members) as viewers
     + select sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
  39 + select cell, sum(members) as viewers
     + from (
  46 + and cell in (select cell from cells where country in {country_0:Array(String)})
  52 + group by cell
     + ) as parts
  60 + -- country_0 = ["US"]
     +
  61 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  63 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
  66 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
