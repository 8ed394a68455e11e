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
  85 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  88 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  92 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
  95 + and network_id in {network_0:Array(String)}
  97 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 101 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 104 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 106 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 108 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 111 + and network_id in {network_0:Array(String)}
 117 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 120 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 124 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
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
 167 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 170 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 180 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 183 + and network_id in {network_0:Array(String)}
 188 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
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
 192 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 195 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 198 + and network_id in {network_0:Array(String)}
 203 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
 206 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 209 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 212 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 216 + -- date_0 = "2023-07-07"
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
 118 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 149 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 172 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 206 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 240 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 270 - and title_id = {titleId_0:String}
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
 118 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 149 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 172 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 206 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 240 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 270 - and title_id = {titleId_0:String}
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
  84 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  87 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  91 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
  94 + and network_id in {network_0:Array(String)}
  96 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 100 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 103 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 105 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 107 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 110 + and network_id in {network_0:Array(String)}
 116 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 119 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 123 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 126 + and network_id in {network_0:Array(String)}
 138 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 141 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 151 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 154 + and network_id in {network_0:Array(String)}
 166 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 169 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 179 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 182 + and network_id in {network_0:Array(String)}
 187 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
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
 191 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 194 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 197 + and network_id in {network_0:Array(String)}
 202 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
 205 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 208 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 211 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 215 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 218 + and network_id in {network_0:Array(String)}
 226 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 229 + and cell in (select cell from cells where country in {country_0:Array(String)})
 233 + -- country_0 = ["US","GB"]
     +
 236 + and network_id in {network_0:Array(String)}
 250 + and cell in (select cell from cells where country in {country_0:Array(String)})
 258 + -- country_0 = ["US","GB"]
 262 + and network_id in {network_0:Array(String)}
 270 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 273 + and cell in (select cell from cells where country in {country_0:Array(String)})
 280 + and cell in (select cell from cells where country in {country_0:Array(String)})
 287 + -- country_0 = ["US","GB"]
 292 + and network_id in {network_0:Array(String)}
 300 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 303 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 307 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 310 + and network_id in {network_0:Array(String)}
 315 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 319 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 322 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 324 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 326 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 329 + and network_id in {network_0:Array(String)}
 338 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 341 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 345 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 348 + and network_id in {network_0:Array(String)}
 356 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 359 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 368 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 371 + and network_id in {network_0:Array(String)}
 379 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 382 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 391 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 394 + and network_id in {network_0:Array(String)}
 402 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
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
 406 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 409 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 412 + and network_id in {network_0:Array(String)}
 420 - select title, sum(title_totals.bingers) as bingers
     - from title_totals
     + select title, count() as bingers
     + from binges
 423 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {date_0:Date32}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 426 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 429 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 433 + -- date_0 = "2023-07-07"
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
  95 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
  98 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 105 + and network_id in {network_0:Array(String)}
 107 + and network_id in {network_0:Array(String)}
 109 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median
 113 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 116 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 118 + left join (
     + select title, sum(engagement_days.points) as engagements
     + from engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 120 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 123 + and network_id in {network_0:Array(String)}
 125 + and network_id in {network_0:Array(String)}
 131 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
 134 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 138 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 141 + and network_id in {network_0:Array(String)}
 143 + and network_id in {network_0:Array(String)}
 155 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 158 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 168 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 171 + and network_id in {network_0:Array(String)}
 173 + and network_id in {network_0:Array(String)}
 185 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {date_0:Date32}) as viewers
     + from title_view_days
 188 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 198 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
