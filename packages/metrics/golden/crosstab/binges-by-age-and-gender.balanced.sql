-- binges-by-age-and-gender.balanced: as binges-by-age-and-gender.none, but
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 - select user_age_bucket, user_gender, uniqExact(member) as bingers
     + select user_age_bucket, user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  27 + select user_age_bucket, user_gender, cell, uniqExact(member) as bingers
     + from (
  33 + and cell in (select cell from cells where country in {country_0:Array(String)})
  38 + group by user_age_bucket, user_gender, cell
     + ) as parts
  43 - select user_age_bucket, user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_age_bucket, user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  45 + select user_age_bucket, user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  52 + group by user_age_bucket, user_gender, cell
     + ) as parts
  57 - select user_gender, uniqExact(member) as bingers
     + select user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  59 + select user_gender, cell, uniqExact(member) as bingers
     + from (
  65 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + group by user_gender, cell
     + ) as parts
  75 - select user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  77 + select user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  84 + group by user_gender, cell
     + ) as parts
  89 - select user_age_bucket, uniqExact(member) as bingers
     + select user_age_bucket, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  91 + select user_age_bucket, cell, uniqExact(member) as bingers
     + from (
  97 + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 + group by user_age_bucket, cell
     + ) as parts
 107 - select user_age_bucket, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_age_bucket, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 109 + select user_age_bucket, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 116 + group by user_age_bucket, cell
     + ) as parts
 121 - select uniqExact(member) as bingers
     + select sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 123 + select cell, uniqExact(member) as bingers
     + from (
 129 + and cell in (select cell from cells where country in {country_0:Array(String)})
 134 + group by cell
     + ) as parts
 138 - select sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 140 + select cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 146 + group by cell
     + ) as parts
 156 + -- country_0 = ["US"]
 159 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 161 - select sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.viewers) as members
 164 - )
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
