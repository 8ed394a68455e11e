-- top.restricted: as top.none, but
   4 + and network_id in {network_0:Array(String)}
   6 + and network_id in {network_0:Array(String)}
   8 + and network_id in {network_0:Array(String)}
  10 + -- network_0 = ["210","33"]
  15 + and network_id in {network_0:Array(String)}
  20 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  27 + -- country_0 = ["US","GB"]
     +
  30 + and network_id in {network_0:Array(String)}
  41 + and cell in (select cell from cells where country in {country_0:Array(String)})
  49 + -- country_0 = ["US","GB"]
  53 + and network_id in {network_0:Array(String)}
  58 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  75 + -- country_0 = ["US","GB"]
  80 + and network_id in {network_0:Array(String)}
  83 - round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
  87 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  90 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  92 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
  94 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
  97 + and network_id in {network_0:Array(String)}
 103 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 106 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 110 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 113 + and network_id in {network_0:Array(String)}
 125 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 128 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 138 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 141 + and network_id in {network_0:Array(String)}
 153 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 156 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 166 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 169 + and network_id in {network_0:Array(String)}
 174 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     + select title, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
     + from title_view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_1:Date32}
 178 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 181 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 184 + and network_id in {network_0:Array(String)}
 189 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
 192 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 195 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 198 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 202 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
-- tier.restricted: as top.restricted, but
  11 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String})))) as titles
  20 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
  39 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
  65 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
  96 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 128 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 151 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 185 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 219 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 249 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
-- given-tier.restricted: as top.restricted, but
   6 - (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     - and network_id in {network_0:Array(String)}
     - and title_id = {titleId_0:String})) as tier,
     + {tier_0:Float32} as tier,
  11 - and title_id = {titleId_0:String})) as titles
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32})) as titles
  15 + -- tier_0 = 0.5
  20 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  39 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  65 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  96 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 128 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 151 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 185 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 219 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 249 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
-- custom.restricted: as custom.none, but
   4 + and network_id in {network_0:Array(String)}
   7 + and network_id in {network_0:Array(String)}
   9 + -- network_0 = ["210","33"]
  14 + and network_id in {network_0:Array(String)}
  19 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
  26 + -- country_0 = ["US","GB"]
     +
  29 + and network_id in {network_0:Array(String)}
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
  48 + -- country_0 = ["US","GB"]
  52 + and network_id in {network_0:Array(String)}
  57 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
  67 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 + -- country_0 = ["US","GB"]
  79 + and network_id in {network_0:Array(String)}
  82 - round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
  86 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  89 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  91 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
  93 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
  96 + and network_id in {network_0:Array(String)}
 102 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 105 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 109 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 112 + and network_id in {network_0:Array(String)}
 124 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 127 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 137 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 140 + and network_id in {network_0:Array(String)}
 152 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 155 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 165 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 168 + and network_id in {network_0:Array(String)}
 173 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     + select title, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
     + from title_view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_1:Date32}
 177 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 180 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 183 + and network_id in {network_0:Array(String)}
 188 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
 191 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 194 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 197 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 201 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 204 + and network_id in {network_0:Array(String)}
 211 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 214 + and cell in (select cell from cells where country in {country_0:Array(String)})
 218 + -- country_0 = ["US","GB"]
     +
 221 + and network_id in {network_0:Array(String)}
 234 + and cell in (select cell from cells where country in {country_0:Array(String)})
 242 + -- country_0 = ["US","GB"]
 246 + and network_id in {network_0:Array(String)}
 253 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 256 + and cell in (select cell from cells where country in {country_0:Array(String)})
 263 + and cell in (select cell from cells where country in {country_0:Array(String)})
 270 + -- country_0 = ["US","GB"]
 275 + and network_id in {network_0:Array(String)}
 280 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 284 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 287 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 289 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 291 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 294 + and network_id in {network_0:Array(String)}
 302 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 305 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 309 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 312 + and network_id in {network_0:Array(String)}
 320 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 323 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 332 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 335 + and network_id in {network_0:Array(String)}
 343 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 346 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 355 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 358 + and network_id in {network_0:Array(String)}
 365 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     + select title, sum((least(watched, airing.aired) - if(since <= {date_0:Date32}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {date_0:Date32} and airing.aired > 0) as finishers
     + from title_view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_1:Date32}
 369 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 372 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 375 + and network_id in {network_0:Array(String)}
 382 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
 385 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 388 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 391 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 395 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
-- movie-tier.restricted: as movie-tier.none, but
   4 + and network_id in {network_0:Array(String)}
   6 + and network_id in {network_0:Array(String)}
   8 + and network_id in {network_0:Array(String)}
  10 + and network_id in {network_0:Array(String)}
  12 + -- network_0 = ["210","33"]
  17 + and network_id in {network_0:Array(String)}
  19 + and network_id in {network_0:Array(String)}
  24 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  27 + and cell in (select cell from cells where country in {country_0:Array(String)})
  31 + -- country_0 = ["US","GB"]
     +
  34 + and network_id in {network_0:Array(String)}
  36 + and network_id in {network_0:Array(String)}
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  55 + -- country_0 = ["US","GB"]
  59 + and network_id in {network_0:Array(String)}
  61 + and network_id in {network_0:Array(String)}
  66 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  69 + and cell in (select cell from cells where country in {country_0:Array(String)})
  76 + and cell in (select cell from cells where country in {country_0:Array(String)})
  83 + -- country_0 = ["US","GB"]
  88 + and network_id in {network_0:Array(String)}
  90 + and network_id in {network_0:Array(String)}
  93 - round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
  97 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 100 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 104 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 107 + and network_id in {network_0:Array(String)}
 109 + and network_id in {network_0:Array(String)}
 115 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 118 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 122 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 125 + and network_id in {network_0:Array(String)}
 127 + and network_id in {network_0:Array(String)}
 139 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 142 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 152 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 155 + and network_id in {network_0:Array(String)}
 157 + and network_id in {network_0:Array(String)}
 169 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 172 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 182 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
