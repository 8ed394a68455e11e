-- overlappingViewers: Members of the seed audience who viewed the title.
-- affinityIndex: Audience overlap divided by the share of all viewers who viewed the title; 100 is average. Needs 30 overlapping viewers.
-- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
-- base: Members of the seed audience, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- overlapLow: Lower end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- overlapHigh: Upper end of the 95 % interval of the audience overlap (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg).
select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
from (
  select
    titles.name as show, titles.title_id as showId,
      nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
    overlaps.members as overlappingViewers, overlaps.index as affinityIndex, overlaps.members / overlaps.all_members as audienceOverlap,
    overlaps.all_people as base, overlaps.effective as effective, overlaps.share_low as overlapLow, overlaps.share_high as overlapHigh,
    overlaps.index_low as indexLow, overlaps.index_high as indexHigh, overlaps.differs as differs
  from (
    select *,
      if(p_value <= max(passing) over (), if(share > rest_share, 'above', 'below'), null) as differs
    from (
      select *, if(p_value <= 0.05 * count(p_value) over (order by p_value) / count(p_value) over (), p_value, null) as passing
      from (
        select *,
          if(effective = 0, null, greatest(0., (share * effective + 1.9207294103470627) / (effective + 3.8414588206941254) - 1.959963984540054 * sqrt(share * (1 - share) * effective + 0.9603647051735313) / (effective + 3.8414588206941254))) as share_low,
          if(effective = 0, null, least(1., (share * effective + 1.9207294103470627) / (effective + 3.8414588206941254) + 1.959963984540054 * sqrt(share * (1 - share) * effective + 0.9603647051735313) / (effective + 3.8414588206941254))) as share_high,
          exp(1.959963984540054 * sqrt(if(share = 1 and rest_share = 1, 0, pow(1 / share - part / base_share, 2) * if(share in (0, 1), ((share * effective + 1.9207294103470627) / (effective + 3.8414588206941254)) * (1 - (share * effective + 1.9207294103470627) / (effective + 3.8414588206941254)), share * (1 - share)) / effective + pow(rest_part / base_share, 2) * if(rest_share in (0, 1), ((rest_share * rest_effective + 1.9207294103470627) / (rest_effective + 3.8414588206941254)) * (1 - (rest_share * rest_effective + 1.9207294103470627) / (rest_effective + 3.8414588206941254)), rest_share * (1 - rest_share)) / rest_effective))) as factor,
          multiIf(rest_effective = 0 or base_share = 0, null, share = 0, 0., index / factor) as index_low,
          multiIf(rest_effective = 0 or base_share = 0, null, share = 0, if(effective = 0, null, least(1., (share * effective + 1.9207294103470627) / (effective + 3.8414588206941254) + 1.959963984540054 * sqrt(share * (1 - share) * effective + 0.9603647051735313) / (effective + 3.8414588206941254))) / base_share, index * factor) as index_high,
          (effective * share + rest_effective * rest_share) / (effective + rest_effective) as pooled,
          if(all_people < 30 or rest_people < 30 or pooled in (0, 1), null, erfc(abs(share - rest_share) / sqrt(2 * pooled * (1 - pooled) * (1 / effective + 1 / rest_effective)))) as p_value
        from (
          select *, members / all_members / (viewers / all_base_members) as index,
            if(all_people = 0, null, multiIf(abs(members / all_members) <= 1e-9, 0., abs(members / all_members - 1) <= 1e-9, 1., members / all_members)) as share,
              if(rest_people = 0, null, multiIf(abs((viewers - members) / rest_members) <= 1e-9, 0., abs((viewers - members) / rest_members - 1) <= 1e-9, 1., (viewers - members) / rest_members)) as rest_share,
              multiIf(abs(viewers / all_base_members) <= 1e-9, 0., abs(viewers / all_base_members - 1) <= 1e-9, 1., viewers / all_base_members) as base_share,
              if(all_squares = 0, 0, pow(all_members, 2) / all_squares) as effective, if(rest_squares = 0, 0, pow(rest_members, 2) / rest_squares) as rest_effective,
              all_members / all_base_members as part, rest_members / all_base_members as rest_part
          from (
            select overlaps.title as title, overlaps.overlap as members, overlaps.viewers as viewers, sizes.*
            from (
              select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.viewers * cells.weight) as viewers, sum(parts.overlap_people) as overlap_people
              from (
                select title, cell, countIf(member in (select member from (select member, cell
                from title_view_days
                where title in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)}))
                and day between {date_0:Date32} and {date_1:Date32}
                and cell in (select cell from cells where country in {country_0:Array(String)}
                and age in {age_0:Array(String)}
                and gender in {gender_0:Array(String)})
                and since <= {date_0:Date32}
                group by member, cell))) as overlap, count() as viewers, countIf(member in (select member from (select member, cell
                from title_view_days
                where title in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)}))
                and day between {date_0:Date32} and {date_1:Date32}
                and cell in (select cell from cells where country in {country_0:Array(String)}
                and age in {age_0:Array(String)}
                and gender in {gender_0:Array(String)})
                and since <= {date_0:Date32}
                group by member, cell))) as overlap_people
                from view_days
                where title in (select title from titles where kind = 'series'
                and toString(kind) in {contentType_0:Array(String)})
                and title not in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)}))
                and day between {date_0:Date32} and {date_1:Date32}
                and cell in (select cell from cells where country in {country_0:Array(String)}
                and age in {age_0:Array(String)}
                and gender in {gender_0:Array(String)})
                and since <= {date_0:Date32}
                group by title, cell
              ) as parts
              inner join cells on cells.cell = parts.cell
              group by title
            ) as overlaps
            cross join (
              select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
                sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
                sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
              from cells
              left join (
                select cell, uniqExact(member) as members
                from title_view_days
                where title in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)}))
                and day between {date_0:Date32} and {date_1:Date32}
                and cell in (select cell from cells where country in {country_0:Array(String)}
                and age in {age_0:Array(String)}
                and gender in {gender_0:Array(String)})
                and since <= {date_0:Date32}
                group by cell
              ) as audience on audience.cell = cells.cell
              left join (
                select cell, sumIf(audience_days.viewers, since <= {date_0:Date32}) as members
                from audience_days
                where kind = 'any'
                and day between {date_0:Date32} and {date_1:Date32}
                and cell in (select cell from cells where country in {country_0:Array(String)}
                and age in {age_0:Array(String)}
                and gender in {gender_0:Array(String)})
                group by cell
              ) as base on base.cell = cells.cell
            ) as sizes
            where overlaps.overlap_people >= 30
          )
        )
      )
    )
  ) as overlaps
  inner join titles on titles.title = overlaps.title
) as figures
where ifNull(round(figures.overlappingViewers, 9) >= {metric_0:Float64}, 0)
order by affinityIndex desc nulls last, showId asc nulls last

-- title_0 = ["1104","84"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- contentType_0 = ["series"]
-- metric_0 = 300

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members
  from title_view_days
  where title in (select title from titles where title in (select title from titles where 1)
  and (title_id in {title_0:Array(String)}))
  and day between {date_0:Date32} and {date_1:Date32}
  and cell in (select cell from cells where country in {country_0:Array(String)}
  and age in {age_0:Array(String)}
  and gender in {gender_0:Array(String)})
  and since <= {date_0:Date32}
  group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- title_0 = ["1104","84"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
