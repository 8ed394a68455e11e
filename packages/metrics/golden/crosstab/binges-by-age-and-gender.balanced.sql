-- binges-by-age-and-gender.balanced: as binges-by-age-and-gender.none, but
   8 + and cell in (select cell from cells where country in {country_0:Array(String)})
  13 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 - select user_age_bucket, user_gender, uniqExact(member) as bingers
     + select user_age_bucket, user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  33 + select user_age_bucket, user_gender, cell, uniqExact(member) as bingers
     + from (
  49 + group by user_age_bucket, user_gender, cell
     + ) as parts
  54 - select user_age_bucket, user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_age_bucket, user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  56 + select user_age_bucket, user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  63 + group by user_age_bucket, user_gender, cell
     + ) as parts
  68 - select user_gender, uniqExact(member) as bingers
     + select user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  70 + select user_gender, cell, uniqExact(member) as bingers
     + from (
  86 + group by user_gender, cell
     + ) as parts
  91 - select user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  93 + select user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 100 + group by user_gender, cell
     + ) as parts
 105 - select user_age_bucket, uniqExact(member) as bingers
     + select user_age_bucket, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 107 + select user_age_bucket, cell, uniqExact(member) as bingers
     + from (
 123 + group by user_age_bucket, cell
     + ) as parts
 128 - select user_age_bucket, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_age_bucket, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 130 + select user_age_bucket, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 137 + group by user_age_bucket, cell
     + ) as parts
 142 - select uniqExact(member) as bingers
     + select sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 144 + select cell, uniqExact(member) as bingers
     + from (
 160 + group by cell
     + ) as parts
 164 - select sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 166 + select cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 172 + group by cell
     + ) as parts
 182 + -- country_0 = ["US"]
     +
 188 + and cell in (select cell from cells where country in {country_0:Array(String)})
 189 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 196 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
