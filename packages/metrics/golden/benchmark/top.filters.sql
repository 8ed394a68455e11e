-- top.filters: as top.balanced, but
  22 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  25 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  32 + -- date_0 = "2024-05-31"
  33 + -- age_0 = ["18-24"]
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  59 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  62 + -- age_0 = ["18-24"]
  73 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  76 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  88 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  98 + -- date_0 = "2024-05-31"
  99 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 111 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 114 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 121 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 122 + -- age_0 = ["18-24"]
 128 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 132 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 134 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 137 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 142 + left join (
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as engaged on engaged.title = titles.title
 144 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 145 + -- age_0 = ["18-24"]
 157 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 160 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 167 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 168 + -- age_0 = ["18-24"]
 184 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 187 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 198 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 199 + -- age_0 = ["18-24"]
 215 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 218 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 229 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 230 + -- age_0 = ["18-24"]
 241 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     - from cell_titles
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum((least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
     + from view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_0:Date32}
     + group by title
     + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 251 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
 252 + -- age_0 = ["18-24"]
 258 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
 261 - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 263 - select title, cell, sum(cell_titles.bingers) as bingers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 266 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 271 + left join (
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as viewed on viewed.title = titles.title
 273 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-01"
 274 + -- age_0 = ["18-24"]
-- tier.filters: as top.filters, with the changes of tier.none
-- given-tier.filters: as top.filters, with the changes of given-tier.none
-- custom.filters: as custom.balanced, but
   7 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
  10 + -- genre_0 = ["Action"]
     + -- genre_1 = ["Family"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- tier_0 = ["0.5","1"]
  14 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
  21 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  31 + -- date_0 = "2024-05-31"
  32 + -- age_0 = ["18-24"]
  36 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
  49 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  58 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  61 + -- age_0 = ["18-24"]
  65 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
  72 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  75 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  87 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  97 + -- date_0 = "2024-05-31"
  98 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 103 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 110 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 113 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 120 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 121 + -- age_0 = ["18-24"]
 125 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 127 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 131 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 133 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 136 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 141 + left join (
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as engaged on engaged.title = titles.title
 143 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 144 + -- age_0 = ["18-24"]
 148 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 156 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 159 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 166 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 167 + -- age_0 = ["18-24"]
 171 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 183 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 186 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 197 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 198 + -- age_0 = ["18-24"]
 202 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 214 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 217 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 228 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 229 + -- age_0 = ["18-24"]
 233 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 240 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     - from cell_titles
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum((least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
     + from view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_0:Date32}
     + group by title
     + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 250 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
 251 + -- age_0 = ["18-24"]
 255 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 257 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
 260 - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 262 - select title, cell, sum(cell_titles.bingers) as bingers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 265 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 270 + left join (
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as viewed on viewed.title = titles.title
 272 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-01"
 273 + -- age_0 = ["18-24"]
 277 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 287 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
 290 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 297 + -- date_0 = "2024-05-31"
 298 + -- age_0 = ["18-24"]
 302 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 318 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 327 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
 330 + -- age_0 = ["18-24"]
 334 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 344 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
 347 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 359 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 369 + -- date_0 = "2024-05-31"
 370 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 375 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 385 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 388 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 395 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 396 + -- age_0 = ["18-24"]
 400 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 405 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 409 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 411 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 414 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 419 + left join (
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as engaged on engaged.title = titles.title
 421 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 422 + -- age_0 = ["18-24"]
 426 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 437 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 440 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 447 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 448 + -- age_0 = ["18-24"]
 452 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 460 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 463 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 473 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 474 + -- age_0 = ["18-24"]
 478 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 486 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 489 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 499 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 500 + -- age_0 = ["18-24"]
 504 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 514 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     - from cell_titles
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum((least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
     + from view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_0:Date32}
     + group by title
     + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 524 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
 525 + -- age_0 = ["18-24"]
 529 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 534 - round(if(binged.viewers = 0, null, binged.bingers / binged.viewers), 9) as binge
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
 537 - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 539 - select title, cell, sum(cell_titles.bingers) as bingers, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 542 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 547 + left join (
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as viewed on viewed.title = titles.title
 549 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-01"
 550 + -- age_0 = ["18-24"]
-- movie-tier.filters: as movie-tier.balanced, but
  26 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  29 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  36 + -- date_0 = "2024-05-31"
  37 + -- age_0 = ["18-24"]
  56 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  65 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  68 + -- age_0 = ["18-24"]
  81 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  84 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  96 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 106 + -- date_0 = "2024-05-31"
 107 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 121 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 124 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 131 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 132 + -- age_0 = ["18-24"]
 140 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 144 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 146 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 149 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 154 + left join (
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as engaged on engaged.title = titles.title
 156 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 157 + -- age_0 = ["18-24"]
 171 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 174 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 181 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 182 + -- age_0 = ["18-24"]
 200 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 203 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 214 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 215 + -- age_0 = ["18-24"]
 233 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 236 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 247 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 248 + -- age_0 = ["18-24"]
