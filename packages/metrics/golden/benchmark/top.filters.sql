-- top.filters: as top.balanced, but
  22 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  25 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  33 + -- date_0 = "2024-05-31"
  34 + -- age_0 = ["18-24"]
  51 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  61 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  64 + -- age_0 = ["18-24"]
  75 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  78 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  91 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 102 + -- date_0 = "2024-05-31"
 103 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 111 - round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 115 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 117 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 120 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 126 + left join (
     + select title, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
     + group by title
     + ) as engaged on engaged.title = titles.title
 128 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 129 + -- age_0 = ["18-24"]
 141 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 144 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 152 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 153 + -- age_0 = ["18-24"]
 169 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 172 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 183 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 184 + -- age_0 = ["18-24"]
 200 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 203 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 214 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 215 + -- age_0 = ["18-24"]
 226 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     - from cell_titles
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
     + from view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_1:Date32}
     + group by title
     + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 237 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 238 + -- age_0 = ["18-24"]
 249 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 252 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 261 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 264 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 272 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 273 + -- age_0 = ["18-24"]
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
  32 + -- date_0 = "2024-05-31"
  33 + -- age_0 = ["18-24"]
  37 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
  50 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  60 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  63 + -- age_0 = ["18-24"]
  67 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
  74 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  77 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  90 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 101 + -- date_0 = "2024-05-31"
 102 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 107 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 110 - round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 114 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 116 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 119 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 125 + left join (
     + select title, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
     + group by title
     + ) as engaged on engaged.title = titles.title
 127 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 128 + -- age_0 = ["18-24"]
 132 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 140 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 143 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 151 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 152 + -- age_0 = ["18-24"]
 156 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 168 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 171 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 182 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 183 + -- age_0 = ["18-24"]
 187 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 199 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 202 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 213 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 214 + -- age_0 = ["18-24"]
 218 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 225 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     - from cell_titles
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
     + from view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_1:Date32}
     + group by title
     + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 236 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 237 + -- age_0 = ["18-24"]
 241 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 248 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 251 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 260 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 263 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 271 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 272 + -- age_0 = ["18-24"]
 276 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 285 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
 288 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 296 + -- date_0 = "2024-05-31"
 297 + -- age_0 = ["18-24"]
 301 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 316 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 326 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
 329 + -- age_0 = ["18-24"]
 333 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 342 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
 345 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 358 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 369 + -- date_0 = "2024-05-31"
 370 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 375 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 380 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 384 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 386 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 389 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 395 + left join (
     + select title, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
     + group by title
     + ) as engaged on engaged.title = titles.title
 397 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 398 + -- age_0 = ["18-24"]
 402 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 412 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 415 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 423 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 424 + -- age_0 = ["18-24"]
 428 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 436 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 439 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 449 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 450 + -- age_0 = ["18-24"]
 454 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 462 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 465 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 475 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 476 + -- age_0 = ["18-24"]
 480 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 489 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
     - from cell_titles
     - where title in picked
     - and cell in (select cell from cells where country in {country_0:Array(String)})
     + select title, cell, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
     + from view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_1:Date32}
     + group by title
     + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 500 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 501 + -- age_0 = ["18-24"]
 505 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 514 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 517 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 526 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 529 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 537 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 538 + -- age_0 = ["18-24"]
-- movie-tier.filters: as movie-tier.balanced, but
  26 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  29 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  37 + -- date_0 = "2024-05-31"
  38 + -- age_0 = ["18-24"]
  57 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  67 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
  70 + -- age_0 = ["18-24"]
  83 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
  86 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
  99 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 110 + -- date_0 = "2024-05-31"
 111 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 121 - round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 125 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 127 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 130 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 136 + left join (
     + select title, sum(parts.engagements * cells.weight) as engagements
     + from (
     + select title, cell, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
     + group by title
     + ) as engaged on engaged.title = titles.title
 138 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 139 + -- age_0 = ["18-24"]
 153 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 156 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 164 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 165 + -- age_0 = ["18-24"]
 183 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 186 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 197 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 198 + -- age_0 = ["18-24"]
 216 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 219 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 230 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 231 + -- age_0 = ["18-24"]
