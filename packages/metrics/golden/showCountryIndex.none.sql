-- showCountryIndex.none
-- index: Share of the audience in the group divided by the share of the base audience in it; 100 is average. Members without that attribute are left out of both.
-- viewers: Distinct members with a view.
-- share: Members of the audience in the group divided by all of its members whose group is known.
-- base: Members behind the figure whose group is known, counted before weighting.
-- effective: How many members of equal weight would say as much: the square of the sum of the weights divided by the sum of their squares (Kish). The base itself where everybody weighs 1.
-- shareLow: Lower end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- shareHigh: Upper end of the 95 % interval of the share of the audience (Wilson), from the effective base: the true value is expected inside in 95 of 100 such answers.
-- restShare: The same share among the others: members of the base audience who are not in the audience. Missing where there are none.
-- indexLow: Lower end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- indexHigh: Upper end of the 95 % interval of the index (delta method on its logarithm), from the effective bases of the audience and of the others.
-- differs: Above or below where the audience differs from the others (who are not in it) by more than chance explains: two-proportion z-test, at least 30 members on both sides, and of all differences found in one answer 5 % are expected to be none (Benjamini-Hochberg).
select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
from (
  select bucket as country, members as viewers, index, share, all_people as base, effective,
    share_low as shareLow, share_high as shareHigh, rest_share as restShare, index_low as indexLow, index_high as indexHigh, differs
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
          select *, if(all_members = 0, null, members / all_members) / if(all_base_members = 0, null, base_members / all_base_members) as index,
            if(all_people = 0, null, if(abs(members / all_members) < 1e-9, 0., if(abs((members / all_members - 1.)) < 1e-9, 1., members / all_members))) as share,
              if(rest_people = 0, null, if(abs(others / rest_members) < 1e-9, 0., if(abs((others / rest_members - 1.)) < 1e-9, 1., others / rest_members))) as rest_share,
              if(abs(base_members / all_base_members) < 1e-9, 0., if(abs((base_members / all_base_members - 1.)) < 1e-9, 1., base_members / all_base_members)) as base_share,
              if(all_squares = 0., 0., ((all_members * all_members) / all_squares)) as effective, if(rest_squares = 0., 0., ((rest_members * rest_members) / rest_squares)) as rest_effective,
              all_members / all_base_members as part, rest_members / all_base_members as rest_part
          from (
            select cells.country as bucket,
              sum(audience.members * 1) as members, sum(base.members * 1) as base_members,
              sum(audience.members) as people, sum(base.members) as base_people,
              sum((base.members - audience.members) * 1) as others,
              sum(members) over () as all_members, sum(base_members) over () as all_base_members, sum(others) over () as rest_members,
              sum(people) over () as all_people, sum(base_people - people) over () as rest_people,
              sum(sum(audience.members * 1 * 1)) over () as all_squares,
              sum(sum((base.members - audience.members) * 1 * 1)) over () as rest_squares
            from cells
            left join (
              select cell, sum(title_cells.viewers) as members
              from title_cells
              where title in (select title from titles where kind = 'series'
              and (title_id in {show_0:Array(String)}))
              and title_cells.views > 0
              group by cell
            ) as audience on audience.cell = cells.cell
            left join (
              select cell, sum(audience_cells.viewers) as members
              from audience_cells
              where kind = 'series'
              group by cell
            ) as base on base.cell = cells.cell
            where cells.country != ''
            group by bucket
          )
          where people >= 30
        )
      )
    )
  )
) as figures
where 1
order by index desc nulls last, country asc nulls last

-- show_0 = ["1104"]

-- sample size
select sum(members) as n
from (
  select cell, sum(title_cells.viewers) as members
  from title_cells
  where title in (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
  and title_cells.views > 0
  group by cell
)
-- showAgeIndex.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
-- showGenderIndex.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
-- movieCountryIndex.none: as showCountryIndex.none, but
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  58 - where kind = 'series'
     + where kind = 'movie'
  73 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  80 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieAgeIndex.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  58 - where kind = 'series'
     + where kind = 'movie'
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  73 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  80 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieGenderIndex.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  58 - where kind = 'series'
     + where kind = 'movie'
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  73 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  80 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- showCountryFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  48 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  52 - and title_cells.views > 0
  56 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  78 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  82 - and title_cells.views > 0
-- showAgeFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  52 - and title_cells.views > 0
  56 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  78 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  82 - and title_cells.views > 0
-- showGenderFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  52 - and title_cells.views > 0
  56 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  78 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  82 - and title_cells.views > 0
-- movieCountryFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  48 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  56 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  58 - where kind = 'series'
     + where kind = 'movie'
  73 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  78 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  80 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieAgeFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  56 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  58 - where kind = 'series'
     + where kind = 'movie'
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  73 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  78 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  80 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieGenderFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  50 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  56 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  58 - where kind = 'series'
     + where kind = 'movie'
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  73 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  78 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  80 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- networkCountryIndex.none: as showCountryIndex.none, but
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  73 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
-- networkAgeIndex.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  73 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
-- networkGenderIndex.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  73 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
-- actorCountryIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who voted for a favourite character.
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
  56 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
  73 - -- show_0 = ["1104"]
     + -- actor_0 = ["70"]
     + -- date_0 = "2024-06-30"
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
-- actorAgeIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who voted for a favourite character.
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
  56 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  73 - -- show_0 = ["1104"]
     + -- actor_0 = ["70"]
     + -- date_0 = "2024-06-30"
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
-- actorGenderIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who voted for a favourite character.
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
  56 - select cell, sum(audience_cells.viewers) as members
     - from audience_cells
     - where kind = 'series'
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  73 - -- show_0 = ["1104"]
     + -- actor_0 = ["70"]
     + -- date_0 = "2024-06-30"
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, uniqExact(member) as members
     + from (
     + select member, cell from character_votes where title in (select title from characters where actor in (select actor from actors where actor_id in {actor_0:Array(String)}))
     + and actor in (select actor from actors where actor_id in {actor_0:Array(String)})
     + and title in (select title from titles where 1)
     + and day <= {date_0:Date32}
     + )
-- affinityAge.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.age as age, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as age, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.age as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
  58 - where kind = 'series'
     + where kind = 'any'
  61 - where cells.country != ''
     + where cells.age != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by age asc nulls last
  73 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
-- affinityGender.none: as showCountryIndex.none, but
  12 - select figures.country as country, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
     + select figures.gender as gender, round(figures.index, 9) as index, round(figures.viewers, 9) as viewers, round(figures.share, 9) as share, figures.base as base, round(figures.effective, 9) as effective, round(figures.shareLow, 9) as shareLow, round(figures.shareHigh, 9) as shareHigh, round(figures.restShare, 9) as restShare, round(figures.indexLow, 9) as indexLow, round(figures.indexHigh, 9) as indexHigh, figures.differs as differs
  14 - select bucket as country, members as viewers, index, share, all_people as base, effective,
     + select bucket as gender, members as viewers, index, share, all_people as base, effective,
  38 - select cells.country as bucket,
     + select cells.gender as bucket,
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
  58 - where kind = 'series'
     + where kind = 'any'
  61 - where cells.country != ''
     + where cells.gender != ''
  64 - where people >= 30
     + where base_people > 0 and all_people > 0
  71 - order by index desc nulls last, country asc nulls last
     + order by index desc nulls last, gender asc nulls last
  73 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
-- affinityCountry.none: as showCountryIndex.none, but
  48 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
  58 - where kind = 'series'
     + where kind = 'any'
  73 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  78 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where title in (select title from titles where 1)
     + and (title_id in {title_0:Array(String)})), titles)
