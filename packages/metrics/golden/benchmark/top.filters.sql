-- top.filters
-- benchmark
select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
from titles
where kind = 'series'
and title_id = {titleId_0:String}

-- titleId_0 = "1104"

-- whole_0_titles
select groupArray(title) as titles from titles where kind = 'series'
and title_id = {titleId_0:String}

-- followers
select round(avg(followed.followers), 9) as followers, round(quantileExactInclusive(0.5)(followed.followers), 9) as followers_median, count(followed.followers) as followers_titles
from titles
left join (
  select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
  from (
    select title, cell, sum(followers) as followers
    from (
        select title, cell, sum(cell_titles.followers) as followers
        from cell_titles
        where title in {whole_0_titles:Array(UInt32)}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
        group by title, cell
        union all
        select title, cell, -sum(steps) as followers
        from follow_days
        where title in {whole_0_titles:Array(UInt32)}
        and day > {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
        group by title, cell
      )
    where 1
    group by title, cell
  ) as parts
  group by title
) as followed on followed.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- country_0 = ["US"]
-- age_0 = ["18-24"]
-- date_0 = "2024-05-31"

-- whole_0_titles, as before

-- followerMovingAvg
select round(avg(beginning.begun / 7), 9) as followerMovingAvg, round(quantileExactInclusive(0.5)(beginning.begun / 7), 9) as followerMovingAvg_median, count(beginning.begun / 7) as followerMovingAvg_titles
from titles
left join (
  select title, sum(new_followers) as begun
  from (
    select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
    from (
      select title, day, cell, uniqExact(member) as new_followers
      from (select title, member, cell, began as day from follows)
      where title in {whole_0_titles:Array(UInt32)}
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)})
      group by title, day, cell
    ) as parts
    group by title, day
  )
  group by title
) as beginning on beginning.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- date_0 = "2024-05-25"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- whole_0_titles, as before

-- followerConversion
select round(avg(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion, round(quantileExactInclusive(0.5)(if(followed.followers = 0, null, converted.converted / followed.followers)), 9) as followerConversion_median, count(if(followed.followers = 0, null, converted.converted / followed.followers)) as followerConversion_titles
from titles
left join (
  select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
  from (
    select title, cell, sum(followers) as followers
    from (
        select title, cell, sum(cell_titles.followers) as followers
        from cell_titles
        where title in {whole_0_titles:Array(UInt32)}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
        group by title, cell
        union all
        select title, cell, -sum(steps) as followers
        from follow_days
        where title in {whole_0_titles:Array(UInt32)}
        and day > {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
        group by title, cell
      )
    where 1
    group by title, cell
  ) as parts
  group by title
) as followed on followed.title = titles.title
left join (
  select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
  from (
    select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
    from (
        select title, cell, member, true as has_viewed
        from view_days
        where title in {whole_0_titles:Array(UInt32)}
        and day <= {date_0:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
        and since <= {since_0:Date}
        union all
        select title, cell, member, false as has_viewed
        from follows
        where title in {whole_0_titles:Array(UInt32)}
        and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
      )
    where 1
    group by title, cell
  ) as parts
  group by title
) as converted on converted.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- country_0 = ["US"]
-- age_0 = ["18-24"]
-- date_0 = "2024-05-31"
-- since_0 = "1970-01-01"

-- whole_0_titles, as before

-- viewers, engagement, engagementScore, averageRating, rating, completion, binge
select round(avg(viewed.viewers), 9) as viewers, round(quantileExactInclusive(0.5)(viewed.viewers), 9) as viewers_median, count(viewed.viewers) as viewers_titles,
  round(avg(engaged.engagements), 9) as engagement, round(quantileExactInclusive(0.5)(engaged.engagements), 9) as engagement_median, count(engaged.engagements) as engagement_titles,
  round(avg(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)), 9) as engagementScore_median, count(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers)) as engagementScore_titles,
  round(avg(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings)), 9) as averageRating, round(quantileExactInclusive(0.5)(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings)), 9) as averageRating_median, count(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings)) as averageRating_titles,
  round(avg(engaged.ratings), 9) as rating, round(quantileExactInclusive(0.5)(engaged.ratings), 9) as rating_median, count(engaged.ratings) as rating_titles,
  round(avg(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion_median, count(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)) as completion_titles,
  round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
from titles
left join (
  select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
  from (
    select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
      select title, count() as aired
      from episodes
      where season > 0
      and title in {whole_0_titles:Array(UInt32)}
      and air_date <= {date_0:Date32}
      group by title
    ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
    from view_days
    where title in {whole_0_titles:Array(UInt32)}
    and day between {date_1:Date32} and {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as viewed on viewed.title = titles.title
left join (
  select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
  from (
    select title, cell, sum(engagement_days.points) as engagements, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
    from engagement_days
    where title in {whole_0_titles:Array(UInt32)}
    and day between {date_1:Date32} and {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as engaged on engaged.title = titles.title
left join (
  select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
  from (
    select title, cell, count() as bingers
    from binges
    where title in {whole_0_titles:Array(UInt32)}
    and day between {date_1:Date32} and {date_0:Date32}
    and since <= {since_0:Date}
    and ended <= {date_0:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)}
    and age in {age_0:Array(String)})
    group by title, cell
  ) as parts
  group by title
) as binged on binged.title = titles.title
where titles.title in {whole_0_titles:Array(UInt32)}

-- since_0 = "2024-05-01"
-- date_0 = "2024-05-31"
-- date_1 = "2024-05-01"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- whole_0_titles, as before

-- age, gender
select field, bucket, round(sum(share) / sum(sum(share)) over (partition by field), 9) as share,
  round(arrayReduce('quantileExactInclusive(0.5)',
    arrayConcat(groupArray(shares.share), arrayWithConstant(titles - count(), 0.))), 9) as median, titles
from (
  select *, uniqExact(title) over (partition by field) as titles
  from (
    select title, one.1 as field, one.2 as bucket, sum(weighed) as viewers,
      viewers / sum(viewers) over (partition by field, title) as share
    from (
      select viewing.title as title, toString(dictGet('cell_facts', 'age', viewing.cell)) as age, toString(dictGet('cell_facts', 'gender', viewing.cell)) as gender,
        sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as weighed
      from (
        select title, cell, countIf(since <= {since_0:Date}) as members
        from view_days
        where title in {whole_0_titles:Array(UInt32)}
        and day between {date_0:Date32} and {date_1:Date32}
        and cell in (select cell from cells where country in {country_0:Array(String)}
        and age in {age_0:Array(String)})
        group by title, cell
      ) as viewing
      group by title, age, gender
    )
    array join [('age', age), ('gender', gender)] as one
    where bucket != ''
    group by title, field, bucket
  )
) as shares
group by field, bucket, titles

-- since_0 = "2024-05-01"
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24"]

-- whole_0_titles, as before
-- tier.filters: as top.filters, with the changes of tier.none
-- given-tier.filters: as top.filters, with the changes of given-tier.none
-- custom.filters: as top.filters, but
   2 - select count() as found, sum(tier) as tier, length({whole_0_titles:Array(UInt32)}) as titles
     + select count() as found, 0 as tier, length({whole_0_titles:Array(UInt32)}) as titles
  11 - and title_id = {titleId_0:String}
     + and hasAny(genres, {genre_0:Array(String)})
     + and not hasAny(genres, {genre_1:Array(String)})
     + and (ifNull(runtime between {runtime_0:UInt32} and {runtime_1:UInt32}, 0))
     + and toString(tier) in {tier_0:Array(String)}
     + and title_id != {titleId_0:String}
  13 + -- genre_0 = ["Action"]
     + -- genre_1 = ["Family"]
     + -- runtime_0 = 30
     + -- runtime_1 = 60
     + -- tier_0 = ["0.5","1"]
     +
 245 + -- followers of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(followed.followers, 9) as followers
     + from titles
     + left join (
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(followers) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
     + where title in {whole_0_titles:Array(UInt32)}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
     + where 1
     + group by title, cell
     + ) as parts
     + group by title
     + ) as followed on followed.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- country_0 = ["US"]
     + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
     +
     + -- whole_0_titles, as before
     +
     + -- followerMovingAvg of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(beginning.begun / 7, 9) as followerMovingAvg
     + from titles
     + left join (
     + select title, sum(new_followers) as begun
     + from (
     + select title, day, sum(parts.new_followers * dictGet('cell_facts', 'weight', parts.cell)) as new_followers
     + from (
     + select title, day, cell, uniqExact(member) as new_followers
     + from (select title, member, cell, began as day from follows)
     + where title in {whole_0_titles:Array(UInt32)}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, day, cell
     + ) as parts
     + group by title, day
     + )
     + group by title
     + ) as beginning on beginning.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- date_0 = "2024-05-25"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
     + -- age_0 = ["18-24"]
     +
     + -- whole_0_titles, as before
     +
     + -- followerConversion of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(if(followed.followers = 0, null, converted.converted / followed.followers), 9) as followerConversion
     + from titles
     + left join (
     + select title, sum(parts.followers * dictGet('cell_facts', 'weight', parts.cell)) as followers
     + from (
     + select title, cell, sum(followers) as followers
     + from (
     + select title, cell, sum(cell_titles.followers) as followers
     + from cell_titles
     + where title in {whole_0_titles:Array(UInt32)}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + union all
     + select title, cell, -sum(steps) as followers
     + from follow_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day > {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + )
     + where 1
     + group by title, cell
     + ) as parts
     + group by title
     + ) as followed on followed.title = titles.title
     + left join (
     + select title, sum(parts.converted * dictGet('cell_facts', 'weight', parts.cell)) as converted
     + from (
     + select title, cell, length(arrayIntersect(groupArrayIf(member, has_viewed), groupArrayIf(member, not has_viewed))) as converted
     + from (
     + select title, cell, member, true as has_viewed
     + from view_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + and since <= {since_0:Date}
     + union all
     + select title, cell, member, false as has_viewed
     + from follows
     + where title in {whole_0_titles:Array(UInt32)}
     + and began <= {date_0:Date32} and (ended is null or ended > {date_0:Date32})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + )
     + where 1
     + group by title, cell
     + ) as parts
     + group by title
     + ) as converted on converted.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- country_0 = ["US"]
     + -- age_0 = ["18-24"]
     + -- date_0 = "2024-05-31"
     + -- since_0 = "1970-01-01"
     +
     + -- whole_0_titles, as before
     +
     + -- viewers, engagement, engagementScore, averageRating, rating, completion, binge of each title
     + select titles.title_id as id,
     + titles.name as name,
     + 0 as kept,
     + round(viewed.viewers, 9) as viewers,
     + round(engaged.engagements, 9) as engagement,
     + round(if(viewed.viewers = 0, null, 100 * engaged.engagements / viewed.viewers), 9) as engagementScore,
     + round(if(engaged.ratings = 0, null, engaged.stars / engaged.ratings), 9) as averageRating,
     + round(engaged.ratings, 9) as rating,
     + round(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers), 9) as completion,
     + round(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers), 9) as binge
     + from titles
     + left join (
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + from (
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
     + select title, count() as aired
     + from episodes
     + where season > 0
     + and title in {whole_0_titles:Array(UInt32)}
     + and air_date <= {date_0:Date32}
     + group by title
     + ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + from view_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as viewed on viewed.title = titles.title
     + left join (
     + select title, sum(parts.engagements * dictGet('cell_facts', 'weight', parts.cell)) as engagements, sum(parts.stars * dictGet('cell_facts', 'weight', parts.cell)) as stars, sum(parts.ratings * dictGet('cell_facts', 'weight', parts.cell)) as ratings
     + from (
     + select title, cell, sum(engagement_days.points) as engagements, sum(engagement_days.stars) as stars, sum(engagement_days.ratings) as ratings
     + from engagement_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as engaged on engaged.title = titles.title
     + left join (
     + select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     + from (
     + select title, cell, count() as bingers
     + from binges
     + where title in {whole_0_titles:Array(UInt32)}
     + and day between {date_1:Date32} and {date_0:Date32}
     + and since <= {since_0:Date}
     + and ended <= {date_0:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as parts
     + group by title
     + ) as binged on binged.title = titles.title
     + where titles.title in {whole_0_titles:Array(UInt32)}
     +
     + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-31"
     + -- date_1 = "2024-05-01"
     + -- country_0 = ["US"]
     + -- age_0 = ["18-24"]
     +
     + -- whole_0_titles, as before
     +
     + -- age, gender of each title
     + select titles.title_id as id, titles.name as name, shares.field as field, shares.bucket as bucket,
     + round(shares.share, 9) as share
     + from (
     + select title, one.1 as field, one.2 as bucket, sum(weighed) as viewers,
     + viewers / sum(viewers) over (partition by field, title) as share
     + from (
     + select viewing.title as title, toString(dictGet('cell_facts', 'age', viewing.cell)) as age, toString(dictGet('cell_facts', 'gender', viewing.cell)) as gender,
     + sum(viewing.members * dictGet('cell_facts', 'weight', viewing.cell)) as weighed
     + from (
     + select title, cell, countIf(since <= {since_0:Date}) as members
     + from view_days
     + where title in {whole_0_titles:Array(UInt32)}
     + and day between {date_0:Date32} and {date_1:Date32}
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)})
     + group by title, cell
     + ) as viewing
     + group by title, age, gender
     + )
     + array join [('age', age), ('gender', gender)] as one
     + where bucket != ''
     + group by title, field, bucket
     + ) as shares
     + inner join titles on titles.title = shares.title
     +
     + -- since_0 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
     + -- country_0 = ["US"]
     + -- age_0 = ["18-24"]
     +
     + -- whole_0_titles, as before
     +
-- movie-tier.filters: as top.filters, but
   1 - -- benchmark
     + -- movie-benchmark
   4 - where kind = 'series'
     + where kind = 'movie'
   7 - -- titleId_0 = "1104"
     + -- titleId_0 = "3f594ef5-131e-4d32-b65d-ba7b22a177fb"
  10 - select groupArray(title) as titles from titles where kind = 'series'
     - and title_id = {titleId_0:String}
     + select groupArray(title) as titles from titles where kind = 'movie'
     + and title_id != {titleId_0:String}
     + and tier = (select sum(tier) from titles where kind = 'movie'
     + and title_id = {titleId_0:String})
 140 - -- viewers, engagement, engagementScore, averageRating, rating, completion, binge
     + -- viewers, engagement, engagementScore, averageRating, rating
 145 - round(avg(engaged.ratings), 9) as rating, round(quantileExactInclusive(0.5)(engaged.ratings), 9) as rating_median, count(engaged.ratings) as rating_titles,
     - round(avg(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion, round(quantileExactInclusive(0.5)(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)), 9) as completion_median, count(if(viewed.finishers = 0, null, viewed.finished / viewed.finishers)) as completion_titles,
     - round(avg(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge, round(quantileExactInclusive(0.5)(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)), 9) as binge_median, count(if(viewed.viewers = 0, null, binged.bingers / viewed.viewers)) as binge_titles
     + round(avg(engaged.ratings), 9) as rating, round(quantileExactInclusive(0.5)(engaged.ratings), 9) as rating_median, count(engaged.ratings) as rating_titles
 150 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.finished * dictGet('cell_facts', 'weight', parts.cell)) as finished, sum(parts.finishers * dictGet('cell_facts', 'weight', parts.cell)) as finishers
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
 152 - select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers, sum(least(watched, (select groupArrayInsertAt(toUInt32(0))(toUInt32(aired), title) from (
     - select title, count() as aired
     - from episodes
     - where season > 0
     - and title in {whole_0_titles:Array(UInt32)}
     - and air_date <= {date_0:Date32}
     - group by title
     - ))[view_days.title + 1] as aired) - if(since <= {since_0:Date}, 0, least(watched - fresh, aired))) / greatest(max(aired) as most, 1) as finished, countIf(since <= {since_0:Date}) * (most > 0) as finishers
     + select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
 162 - and day between {date_1:Date32} and {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
 175 - and day between {date_1:Date32} and {date_0:Date32}
     + and day between {date_0:Date32} and {date_1:Date32}
 182 - left join (
     - select title, sum(parts.bingers * dictGet('cell_facts', 'weight', parts.cell)) as bingers
     - from (
     - select title, cell, count() as bingers
     - from binges
     - where title in {whole_0_titles:Array(UInt32)}
     - and day between {date_1:Date32} and {date_0:Date32}
     - and since <= {since_0:Date}
     - and ended <= {date_0:Date32}
     - and cell in (select cell from cells where country in {country_0:Array(String)}
     - and age in {age_0:Array(String)})
     - group by title, cell
     - ) as parts
     - group by title
     - ) as binged on binged.title = titles.title
 200 - -- date_0 = "2024-05-31"
     - -- date_1 = "2024-05-01"
     + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
