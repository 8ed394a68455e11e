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
  48 + -- country_0 = ["US","GB"]
  52 + and network_id in {network_0:Array(String)}
  57 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
  66 + and cell in (select cell from cells where country in {country_0:Array(String)})
  72 + -- country_0 = ["US","GB"]
     +
  75 + and network_id in {network_0:Array(String)}
  80 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  83 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  87 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  90 + and network_id in {network_0:Array(String)}
  92 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median, count(viewed.engagements) as engagement_titles,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)) as engagementScore_titles
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles
  96 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  99 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 101 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 103 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 106 + and network_id in {network_0:Array(String)}
 112 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 115 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 119 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 122 + and network_id in {network_0:Array(String)}
 134 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 137 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 147 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 150 + and network_id in {network_0:Array(String)}
 162 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 165 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 175 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 178 + and network_id in {network_0:Array(String)}
 183 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + from title_view_days
 186 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 190 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 193 + and network_id in {network_0:Array(String)}
 195 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median, count(if(binged.viewers = 0, null, binged.bingers / binged.viewers)) as binge_titles
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
 198 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, count() as bingers
     + from title_binges
 201 + and day >= {date_0:Date32}
     + and since <= {since_0:Date}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 203 + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
 205 + -- date_0 = "2023-07-07"
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
  64 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
  92 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 114 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 145 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 167 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 201 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 235 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}
     + and title_id = {titleId_0:String}))
 257 - and title_id = {titleId_0:String}
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
  64 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
  92 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 114 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 145 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 167 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 201 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 235 - and title_id = {titleId_0:String}
     + and title_id != {titleId_0:String}
     + and tier = {tier_0:Float32}
 257 - and title_id = {titleId_0:String}
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
  47 + -- country_0 = ["US","GB"]
  51 + and network_id in {network_0:Array(String)}
  56 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  59 + and cell in (select cell from cells where country in {country_0:Array(String)})
  65 + and cell in (select cell from cells where country in {country_0:Array(String)})
  71 + -- country_0 = ["US","GB"]
     +
  74 + and network_id in {network_0:Array(String)}
  79 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  82 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  86 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
  89 + and network_id in {network_0:Array(String)}
  91 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median, count(viewed.engagements) as engagement_titles,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)) as engagementScore_titles
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles
  95 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  98 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 100 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 102 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 105 + and network_id in {network_0:Array(String)}
 111 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 114 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 118 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 121 + and network_id in {network_0:Array(String)}
 133 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 136 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 146 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 149 + and network_id in {network_0:Array(String)}
 161 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 164 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 174 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 177 + and network_id in {network_0:Array(String)}
 182 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + from title_view_days
 185 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 189 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 192 + and network_id in {network_0:Array(String)}
 194 - select round(avg(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(binged.viewers = 0, null, binged.bingers / binged.viewers)), 9) as binge_median, count(if(binged.viewers = 0, null, binged.bingers / binged.viewers)) as binge_titles
     + select round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
 197 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, count() as bingers
     + from title_binges
 200 + and day >= {date_0:Date32}
     + and since <= {since_0:Date}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 202 + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
 204 + -- date_0 = "2023-07-07"
     + -- since_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 207 + and network_id in {network_0:Array(String)}
 215 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 218 + and cell in (select cell from cells where country in {country_0:Array(String)})
 222 + -- country_0 = ["US","GB"]
     +
 225 + and network_id in {network_0:Array(String)}
 239 + and cell in (select cell from cells where country in {country_0:Array(String)})
 246 + -- country_0 = ["US","GB"]
 250 + and network_id in {network_0:Array(String)}
 258 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
 261 + and cell in (select cell from cells where country in {country_0:Array(String)})
 267 + and cell in (select cell from cells where country in {country_0:Array(String)})
 273 + -- country_0 = ["US","GB"]
     +
 276 + and network_id in {network_0:Array(String)}
 284 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 287 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 291 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 294 + and network_id in {network_0:Array(String)}
 299 - round(viewed.engagements, 9) as engagement,
     - round(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers), 9) as engagementScore
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore
 303 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 306 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 308 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 310 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 313 + and network_id in {network_0:Array(String)}
 322 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 325 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 329 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 332 + and network_id in {network_0:Array(String)}
 340 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 343 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 352 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 355 + and network_id in {network_0:Array(String)}
 363 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 366 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 375 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 378 + and network_id in {network_0:Array(String)}
 386 - select title, sum(title_totals.finished) / greatest(max(title_totals.aired), 1) as finished, sumIf(title_totals.viewers, title_totals.aired > 0) as finishers
     - from title_totals
     + select title, sum(least(watched, dictGet('title_aired', 'aired', title_view_days.title) as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + from title_view_days
 389 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 393 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 396 + and network_id in {network_0:Array(String)}
 401 - round(if(binged.viewers = 0, null, binged.bingers / binged.viewers), 9) as binge
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
 404 - select title, sum(title_totals.bingers) as bingers, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, count() as bingers
     + from title_binges
 407 + and day >= {date_0:Date32}
     + and since <= {since_0:Date}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 409 + left join (
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as viewed on viewed.title = titles.title
 411 + -- date_0 = "2023-07-07"
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
  54 + -- country_0 = ["US","GB"]
  58 + and network_id in {network_0:Array(String)}
  60 + and network_id in {network_0:Array(String)}
  65 - select title, sum(title_totals.followers) as followers
     - from title_totals
     + select title, sum(title_cells.followers) as followers
     + from title_cells
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 + -- country_0 = ["US","GB"]
     +
  83 + and network_id in {network_0:Array(String)}
  85 + and network_id in {network_0:Array(String)}
  90 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  93 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
  97 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 100 + and network_id in {network_0:Array(String)}
 102 + and network_id in {network_0:Array(String)}
 104 - select round(avg(viewed.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(viewed.engagements), 9) as engagement_median, count(viewed.engagements) as engagement_titles,
     - round(avg(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * viewed.engagements / viewed.viewers)) as engagementScore_titles
     + select round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
     + round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles
 108 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers, sum(title_totals.points) as engagements
     - from title_totals
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 111 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 113 + left join (
     + select title, sum(title_engagement_days.points) as engagements
     + from title_engagement_days
     + where title in picked
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title
     + ) as engaged on engaged.title = titles.title
 115 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 118 + and network_id in {network_0:Array(String)}
 120 + and network_id in {network_0:Array(String)}
 126 - select title, sum(title_totals.stars) as stars, sum(title_totals.ratings) as ratings
     - from title_totals
     + select title, sum(title_engagement_days.stars) as stars, sum(title_engagement_days.ratings) as ratings
     + from title_engagement_days
 129 + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 133 + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 136 + and network_id in {network_0:Array(String)}
 138 + and network_id in {network_0:Array(String)}
 150 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 153 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 163 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
 166 + and network_id in {network_0:Array(String)}
 168 + and network_id in {network_0:Array(String)}
 180 - select title, cell, sum(title_cells.viewers) as viewers
     - from title_cells
     + select title, cell, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
 183 - and title_cells.views > 0
     + and day >= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)})
 193 + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- country_0 = ["US","GB"]
     +
