-- binges-by-age-and-gender.balanced: as binges-by-age-and-gender.none, but
   9 + and cell in (select cell from cells where country in {country_0:Array(String)})
  15 + and cell in (select cell from cells where country in {country_0:Array(String)})
  33 - select user_age_bucket, user_gender, uniqExact(member) as bingers
     + select user_age_bucket, user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  35 + select user_age_bucket, user_gender, cell, uniqExact(member) as bingers
     + from (
  51 + group by user_age_bucket, user_gender, cell
     + ) as parts
  56 - select user_age_bucket, user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_age_bucket, user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  58 + select user_age_bucket, user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
  65 + group by user_age_bucket, user_gender, cell
     + ) as parts
  70 - select user_gender, uniqExact(member) as bingers
     + select user_gender, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  72 + select user_gender, cell, uniqExact(member) as bingers
     + from (
  88 + group by user_gender, cell
     + ) as parts
  93 - select user_gender, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_gender, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
  95 + select user_gender, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 102 + group by user_gender, cell
     + ) as parts
 107 - select user_age_bucket, uniqExact(member) as bingers
     + select user_age_bucket, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 109 + select user_age_bucket, cell, uniqExact(member) as bingers
     + from (
 125 + group by user_age_bucket, cell
     + ) as parts
 130 - select user_age_bucket, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select user_age_bucket, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 132 + select user_age_bucket, cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 139 + group by user_age_bucket, cell
     + ) as parts
 144 - select uniqExact(member) as bingers
     + select sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 146 + select cell, uniqExact(member) as bingers
     + from (
 162 + group by cell
     + ) as parts
 166 - select sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.series_viewers * dictGet('cell_facts', 'weight', parts.cell)) as series_viewers
 168 + select cell, sum(times) as views, uniqExactIf(member, kind = 'series') as series_viewers
     + from (
 174 + group by cell
     + ) as parts
 185 + -- country_0 = ["US"]
 193 + and cell in (select cell from cells where country in {country_0:Array(String)})
 194 - select uniqExact(member) as n from (
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + from (
     + select cell, uniqExact(member) as members from (
 201 - )
     + ) group by cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
