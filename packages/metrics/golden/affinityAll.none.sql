-- affinityAll.none
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
select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
from (
  select
    titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
      nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
      nullIf(titles.studio_name, '') as studioName,
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
          if(effective = 0., null, greatest(0., ((((share * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) - ((1.959963984540054 * sqrt((((share * (1. - share)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254))))) as share_low,
          if(effective = 0., null, least(1., ((((share * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) + ((1.959963984540054 * sqrt((((share * (1. - share)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254))))) as share_high,
          exp((1.959963984540054 * sqrt(if((share = 1. and rest_share = 1.), 0., ((((((1. / share) - (part / base_share)) * ((1. / share) - (part / base_share))) * if((share = 0. or share = 1.), ((((share * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) * (1. - (((share * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)))), (share * (1. - share)))) / effective) + ((((rest_part / base_share) * (rest_part / base_share)) * if((rest_share = 0. or rest_share = 1.), ((((rest_share * rest_effective) + 1.9207294103470627) / (rest_effective + 3.8414588206941254)) * (1. - (((rest_share * rest_effective) + 1.9207294103470627) / (rest_effective + 3.8414588206941254)))), (rest_share * (1. - rest_share)))) / rest_effective)))))) as factor,
          if((rest_effective = 0. or base_share = 0.), null, if(share = 0., 0., (index / factor))) as index_low,
          if((rest_effective = 0. or base_share = 0.), null, if(share = 0., (if(effective = 0., null, least(1., ((((share * effective) + 1.9207294103470627) / (effective + 3.8414588206941254)) + ((1.959963984540054 * sqrt((((share * (1. - share)) * effective) + 0.9603647051735313))) / (effective + 3.8414588206941254))))) / base_share), (index * factor))) as index_high,
          if(abs((((effective * share) + (rest_effective * rest_share)) / (effective + rest_effective))) < 1e-9, 0., if(abs(((((effective * share) + (rest_effective * rest_share)) / (effective + rest_effective)) - 1.)) < 1e-9, 1., (((effective * share) + (rest_effective * rest_share)) / (effective + rest_effective)))) as pooled,
          if((all_people < 30. or rest_people < 30. or pooled = 0. or pooled = 1.), null, erfc((abs((share - rest_share)) / sqrt((((2. * pooled) * (1. - pooled)) * ((1. / effective) + (1. / rest_effective))))))) as p_value
        from (
          select *, members / all_members / (viewers / all_base_members) as index,
            if(all_people = 0, null, if(abs(members / all_members) < 1e-9, 0., if(abs((members / all_members - 1.)) < 1e-9, 1., members / all_members))) as share,
              if(rest_people = 0, null, if(abs((viewers - members) / rest_members) < 1e-9, 0., if(abs(((viewers - members) / rest_members - 1.)) < 1e-9, 1., (viewers - members) / rest_members))) as rest_share,
              if(abs(viewers / all_base_members) < 1e-9, 0., if(abs((viewers / all_base_members - 1.)) < 1e-9, 1., viewers / all_base_members)) as base_share,
              if(all_squares = 0., 0., ((all_members * all_members) / all_squares)) as effective, if(rest_squares = 0., 0., ((rest_members * rest_members) / rest_squares)) as rest_effective,
              all_members / all_base_members as part, rest_members / all_base_members as rest_part
          from (
            select overlaps.title as title, overlaps.overlap as members, overlaps.viewers as viewers, sizes.*
            from (
              select viewed.title as title, shared.overlap as overlap, viewed.viewers as viewers, shared.overlap_people as overlap_people
              from (
                select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
                from title_totals
                where title in (select title from titles where 1)
                and title not in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)}))
                group by title
              ) as viewed
              left join (
                select title, count() as overlap, count() as overlap_people
                from member_titles array join titles as title
                where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)})), titles)
                and title in (select title from titles where 1)
                and title not in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)}))
                group by title
              ) as shared on shared.title = viewed.title
            ) as overlaps
            cross join (
              select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
                sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
                sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
              from cells
              left join (
                select cell, count() as members
                from member_titles
                where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
                and (title_id in {title_0:Array(String)})), titles)
                group by cell
              ) as audience on audience.cell = cells.cell
              left join (
                select cell, sum(audience_cells.viewers) as members
                from audience_cells
                where kind = 'any'
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
where 1
order by affinityIndex desc nulls last, titleId asc nulls last

-- title_0 = ["1104","84"]

-- sample size
select sum(members) as n
from (
  select cell, count() as members
  from member_titles
  where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
  and (title_id in {title_0:Array(String)})), titles)
  group by cell
)
-- affinityShows.none: as affinityAll.none, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  48 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  58 - and title in (select title from titles where 1)
     + and title in (select title from titles where kind = 'series')
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
-- affinityMovies.none: as affinityAll.none, but
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  48 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  58 - and title in (select title from titles where 1)
     + and title in (select title from titles where kind = 'movie')
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
-- anticipationFollowerAffinity.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  48 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  50 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  56 - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     - and title in (select title from titles where 1)
     + where member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell))
     + and title in (select title from titles where kind = 'series')
  60 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  66 - sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  70 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell
     + )
  82 + left join (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell))
     + group by cell
     + ) as both on both.cell = cells.cell
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
  94 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
     + -- date_0 = "2024-06-30"
  99 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell
     + )
-- showReportAffinityOR.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  48 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'series')
  50 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  57 - and (title_id in {title_0:Array(String)})), titles)
     - and title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)})), titles)
     + and title in (select title from titles where kind = 'series')
  60 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {show_0:Array(String)}))
  70 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)}))
     + and title_cells.views > 0
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
  94 - -- title_0 = ["1104","84"]
     + -- show_0 = ["1104"]
  99 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {show_0:Array(String)}))
     + and title_cells.views > 0
-- movieAffinityFollower.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  48 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  50 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  56 - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     - and title in (select title from titles where 1)
     + where member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell))
     + and title in (select title from titles where kind = 'movie')
  60 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  66 - sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  70 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell
     + )
  82 + left join (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell))
     + group by cell
     + ) as both on both.cell = cells.cell
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
  94 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
     + -- date_0 = "2024-06-30"
  99 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell
     + from follows
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)}))
     + and began <= {date_0:Date32}
     + and (ended is null or ended > {date_0:Date32})
     + group by member, cell
     + )
-- movieAudienceAffinityTrack.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.movie as movie, figures.movieId as movieId, figures.studio as studio, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as movie, titles.title_id as movieId, nullIf(titles.studio_name, '') as studio,
  48 - where title in (select title from titles where 1)
     + where title in (select title from titles where kind = 'movie')
  50 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  57 - and (title_id in {title_0:Array(String)})), titles)
     - and title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)})), titles)
     + and title in (select title from titles where kind = 'movie')
  60 - and (title_id in {title_0:Array(String)}))
     + and (title_id in {movie_0:Array(String)}))
  70 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)}))
     + and title_cells.views > 0
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, movieId asc nulls last
  94 - -- title_0 = ["1104","84"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  99 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, sum(title_cells.viewers) as members
     + from title_cells
     + where title in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {movie_0:Array(String)}))
     + and title_cells.views > 0
-- actorShowAffinity.none: as affinityAll.none, but
   3 - -- audienceOverlap: Overlapping viewers divided by the members of the seed audience.
  11 - select figures.titleName as titleName, figures.titleId as titleId, figures.titleType as titleType, figures.networkName as networkName, figures.networkId as networkId, figures.studioName as studioName, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, round(figures.audienceOverlap, 9) as audienceOverlap, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.show as show, figures.showId as showId, figures.network as network, figures.networkId as networkId, round(figures.overlappingViewers, 9) as overlappingViewers, round(figures.affinityIndex, 9) as affinityIndex, figures.base as base, round(figures.effective, 9) as effective, round(figures.overlapLow, 9) as overlapLow, round(figures.overlapHigh, 9) as overlapHigh, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - titles.name as titleName, titles.title_id as titleId, toString(titles.kind) as titleType,
     - nullIf(titles.network_name, '') as networkName, nullIf(titles.network_id, '') as networkId,
     - nullIf(titles.studio_name, '') as studioName,
     + titles.name as show, titles.title_id as showId,
     + nullIf(titles.network_name, '') as network, nullIf(titles.network_id, '') as networkId,
  48 - where title in (select title from titles where 1)
     - and title not in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)}))
     + where title in (select title from titles where kind = 'series')
  56 - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + where member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
  59 - and title not in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)}))
     + and day <= {date_0:Date32}
     + group by member, cell))
     + and title in (select title from titles where kind = 'series')
  66 - sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
  70 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + group by member, cell
     + )
  82 + left join (
     + select cell, count() as members
     + from member_titles
     + where member in (select member from (select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + group by member, cell))
     + group by cell
     + ) as both on both.cell = cells.cell
  92 - order by affinityIndex desc nulls last, titleId asc nulls last
     + order by affinityIndex desc nulls last, showId asc nulls last
  94 - -- title_0 = ["1104","84"]
     + -- actor_0 = ["70"]
     + -- date_0 = "2024-06-30"
  99 - select cell, count() as members
     - from member_titles
     - where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     - and (title_id in {title_0:Array(String)})), titles)
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell
     + from character_votes
     + where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + group by member, cell
     + )
