-- top.filters: as top.balanced, but
  22 + select title, cell, sum(followers) as followers
     + from (
  24 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
  25 - and cell in (select cell from cells where country in {country_0:Array(String)})
  33 + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  59 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  62 + -- age_0 = ["18-24"]
  73 + select title, cell, sum(followers) as followers
     + from (
  75 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
  76 - and cell in (select cell from cells where country in {country_0:Array(String)})
  88 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  99 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
 111 - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 114 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 120 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 121 + -- age_0 = ["18-24"]
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
 257 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
 260 - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 262 - select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 265 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 269 + left join (
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
 271 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-01"
 272 + -- age_0 = ["18-24"]
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
  21 + select title, cell, sum(followers) as followers
     + from (
  23 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
  24 - and cell in (select cell from cells where country in {country_0:Array(String)})
  32 + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
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
  72 + select title, cell, sum(followers) as followers
     + from (
  74 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
  75 - and cell in (select cell from cells where country in {country_0:Array(String)})
  87 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  98 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
 103 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 110 - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 113 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 119 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 120 + -- age_0 = ["18-24"]
 124 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 126 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 130 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 132 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 135 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 140 + left join (
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
 142 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 143 + -- age_0 = ["18-24"]
 147 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 155 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 158 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 165 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 166 + -- age_0 = ["18-24"]
 170 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 182 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 185 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 196 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 197 + -- age_0 = ["18-24"]
 201 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 213 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 216 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 227 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 228 + -- age_0 = ["18-24"]
 232 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 239 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
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
 249 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
 250 + -- age_0 = ["18-24"]
 254 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 256 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
 259 - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 261 - select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 264 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 268 + left join (
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
 270 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-01"
 271 + -- age_0 = ["18-24"]
 275 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 285 + select title, cell, sum(followers) as followers
     + from (
 287 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
 288 - and cell in (select cell from cells where country in {country_0:Array(String)})
 296 + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
 300 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 316 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 325 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
 328 + -- age_0 = ["18-24"]
 332 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 342 + select title, cell, sum(followers) as followers
     + from (
 344 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
 345 - and cell in (select cell from cells where country in {country_0:Array(String)})
 357 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 368 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
 373 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 383 - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 386 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 392 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 393 + -- age_0 = ["18-24"]
 397 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 402 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 406 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 408 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 411 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 416 + left join (
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
 418 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 419 + -- age_0 = ["18-24"]
 423 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 434 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 437 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 444 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 445 + -- age_0 = ["18-24"]
 449 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 457 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 460 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 470 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 471 + -- age_0 = ["18-24"]
 475 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 483 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 486 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 496 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 497 + -- age_0 = ["18-24"]
 501 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 511 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
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
 521 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
 522 + -- age_0 = ["18-24"]
 526 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 531 - round(if(binged.viewers = 0, null, binged.bingers / binged.viewers), 9) as binge
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
 534 - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
 536 - select title, cell, cell_titles.bingers as bingers, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 539 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 543 + left join (
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
 545 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- since_0 = "2024-05-01"
 546 + -- age_0 = ["18-24"]
-- movie-tier.filters: as movie-tier.balanced, but
  26 + select title, cell, sum(followers) as followers
     + from (
  28 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
  29 - and cell in (select cell from cells where country in {country_0:Array(String)})
  37 + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
  56 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  65 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  68 + -- age_0 = ["18-24"]
  81 + select title, cell, sum(followers) as followers
     + from (
  83 + where cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
  84 - and cell in (select cell from cells where country in {country_0:Array(String)})
  96 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 107 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
 121 - select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 124 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
 130 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 131 + -- age_0 = ["18-24"]
 139 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 143 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 145 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 148 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 153 + left join (
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
 155 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 156 + -- age_0 = ["18-24"]
 170 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 173 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 180 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 181 + -- age_0 = ["18-24"]
 199 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 202 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 213 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 214 + -- age_0 = ["18-24"]
 232 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from view_days
 235 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 246 + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 247 + -- age_0 = ["18-24"]
