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
 115 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 118 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 126 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 127 + -- age_0 = ["18-24"]
 133 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 137 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 139 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 142 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 148 + left join (
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
 150 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 151 + -- age_0 = ["18-24"]
 163 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 166 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 174 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 175 + -- age_0 = ["18-24"]
 191 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 194 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 205 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 206 + -- age_0 = ["18-24"]
 222 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 225 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 236 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 237 + -- age_0 = ["18-24"]
 248 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
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
 259 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 260 + -- age_0 = ["18-24"]
 271 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 274 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 283 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 286 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 294 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 295 + -- age_0 = ["18-24"]
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
 114 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 117 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 125 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 126 + -- age_0 = ["18-24"]
 130 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 132 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 136 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 138 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 141 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 147 + left join (
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
 149 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 150 + -- age_0 = ["18-24"]
 154 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 162 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 165 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 173 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 174 + -- age_0 = ["18-24"]
 178 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 190 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 193 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 204 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 205 + -- age_0 = ["18-24"]
 209 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 221 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 224 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 235 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 236 + -- age_0 = ["18-24"]
 240 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 247 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
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
 258 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 259 + -- age_0 = ["18-24"]
 263 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 270 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 273 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 282 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 285 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 293 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 294 + -- age_0 = ["18-24"]
 298 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 308 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
 311 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 319 + -- date_0 = "2024-05-31"
 320 + -- age_0 = ["18-24"]
 324 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 340 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 350 - -- date_0 = "2024-06-24"
     - -- date_1 = "2024-06-30"
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
 353 + -- age_0 = ["18-24"]
 357 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 367 - select title, cell, sum(cell_titles.followers) as followers
     - from cell_titles
     + select title, cell, sum(steps) as followers
     + from follow_days
 370 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 383 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 394 + -- date_0 = "2024-05-31"
 395 - -- date_0 = "2024-06-30"
     + -- age_0 = ["18-24"]
 400 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 410 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 413 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 421 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 422 + -- age_0 = ["18-24"]
 426 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 431 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 435 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 437 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 440 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 446 + left join (
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
 448 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 449 + -- age_0 = ["18-24"]
 453 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 464 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 467 - and cell in (select cell from cells where country in {country_0:Array(String)})
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
 488 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 491 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 501 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 502 + -- age_0 = ["18-24"]
 506 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 514 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 517 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 527 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 528 + -- age_0 = ["18-24"]
 532 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 542 - select title, cell, sum(cell_titles.finished) / greatest(max(cell_titles.aired), 1) as finished, sumIf(cell_titles.viewers, cell_titles.aired > 0) as finishers
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
 553 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 554 + -- age_0 = ["18-24"]
 558 + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
 568 - select title, cell, sum(cell_titles.bingers) as bingers
     - from cell_titles
     + select title, cell, count() as bingers
     + from binges
 571 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 580 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 583 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 591 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 592 + -- age_0 = ["18-24"]
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
 125 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 128 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 136 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 137 + -- age_0 = ["18-24"]
 145 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 149 - select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers, sum(parts.engagements * cells.weight) as engagements
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
 151 - select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers, sum(cell_titles.points) as engagements
     - from cell_titles
     + select title, cell, sum(view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 154 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 160 + left join (
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
 162 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 163 + -- age_0 = ["18-24"]
 177 - select title, cell, sum(cell_titles.stars) as stars, sum(cell_titles.ratings) as ratings
     - from cell_titles
     + select title, cell, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 180 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 188 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 189 + -- age_0 = ["18-24"]
 207 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 210 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 221 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 222 + -- age_0 = ["18-24"]
 240 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from view_days
 243 - and cell in (select cell from cells where country in {country_0:Array(String)})
     - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
 254 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
 255 + -- age_0 = ["18-24"]
