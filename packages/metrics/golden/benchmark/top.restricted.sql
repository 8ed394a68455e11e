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
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  88 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  92 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
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
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 104 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 106 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 108 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 111 + and network_id in {network_0:Array(String)}
 117 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 120 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 124 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 127 + and network_id in {network_0:Array(String)}
 139 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 142 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 152 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 155 + and network_id in {network_0:Array(String)}
 167 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 170 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 180 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 183 + and network_id in {network_0:Array(String)}
 188 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     + select title, sum((least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
     + from title_view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_0:Date32}
 192 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 195 + -- since_0 = "2023-07-07"
     + -- date_0 = "2024-06-30"
     + -- date_1 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 198 + and network_id in {network_0:Array(String)}
 200 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
 203 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, count() as bingers
     + from title_binges
 206 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 208 + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
 210 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- since_0 = "2023-07-07"
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
 119 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 151 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 174 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 209 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 244 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 275 - and title_id = {titleId_0:String}
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
 119 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 151 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 174 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 209 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 244 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 275 - and title_id = {titleId_0:String}
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
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  87 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  91 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
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
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 103 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 105 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 107 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 110 + and network_id in {network_0:Array(String)}
 116 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 119 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 123 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 126 + and network_id in {network_0:Array(String)}
 138 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 141 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 151 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 154 + and network_id in {network_0:Array(String)}
 166 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 169 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 179 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 182 + and network_id in {network_0:Array(String)}
 187 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     + select title, sum((least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
     + from title_view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_0:Date32}
 191 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 194 + -- since_0 = "2023-07-07"
     + -- date_0 = "2024-06-30"
     + -- date_1 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 197 + and network_id in {network_0:Array(String)}
 199 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median
 202 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, count() as bingers
     + from title_binges
 205 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 207 + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
 209 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- since_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 212 + and network_id in {network_0:Array(String)}
 220 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 223 + and cell in (select cell from cells where country in {country_0:Array(String)})
 227 + -- country_0 = ["US","GB"]
     +
 230 + and network_id in {network_0:Array(String)}
 244 + and cell in (select cell from cells where country in {country_0:Array(String)})
 252 + -- country_0 = ["US","GB"]
 256 + and network_id in {network_0:Array(String)}
 264 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 267 + and cell in (select cell from cells where country in {country_0:Array(String)})
 274 + and cell in (select cell from cells where country in {country_0:Array(String)})
 281 + -- country_0 = ["US","GB"]
 286 + and network_id in {network_0:Array(String)}
 294 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 297 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 301 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 304 + and network_id in {network_0:Array(String)}
 309 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 313 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 316 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 318 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 320 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 323 + and network_id in {network_0:Array(String)}
 332 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 335 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 339 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 342 + and network_id in {network_0:Array(String)}
 350 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 353 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 362 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 365 + and network_id in {network_0:Array(String)}
 373 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 376 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 385 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 388 + and network_id in {network_0:Array(String)}
 396 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     - where title in picked
     + select title, sum((least(watched, airing.aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, airing.aired))) / greatest(airing.aired, 1)) as finished, countIf(since <= {since_0:Date} and airing.aired > 0) as finishers
     + from title_view_days as watching
     + left join (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in picked
     + and air_date <= {date_0:Date32}
 400 + ) as airing on airing.title = watching.title
     + where watching.title in picked
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
 403 + -- since_0 = "2023-07-07"
     + -- date_0 = "2024-06-30"
     + -- date_1 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 406 + and network_id in {network_0:Array(String)}
 411 - round(if(binged.viewers = 0, null, binged.bingers / binged.viewers), 9) as binge
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
 414 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, count() as bingers
     + from title_binges
 417 + and day between {date_0:Date32} and {date_1:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 419 + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
 421 + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- since_0 = "2023-07-07"
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
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  98 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 102 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
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
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 116 + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 118 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 120 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 123 + and network_id in {network_0:Array(String)}
 125 + and network_id in {network_0:Array(String)}
 131 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
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
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 158 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 168 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
 171 + and network_id in {network_0:Array(String)}
 173 + and network_id in {network_0:Array(String)}
 185 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 188 - and title_cells.views > 0
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 198 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
     +
