-- showCountryIndex.balanced
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
select cells.country as bucket,
  sum(audience.members) as audience, sum(audience.members * cells.weight) as audience_weight,
    sum(audience.members * cells.weight * cells.weight) as audience_squares,
  sum((base.members - audience.members)) as rest, sum((base.members - audience.members) * cells.weight) as rest_weight,
    sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares,
  sum(base.members * cells.weight) as base_weight
from cells
left join (
  select cell, sum(title_cells.viewers) as members
  from title_cells
  where title in (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and title_cells.views > 0
  group by cell
) as audience on audience.cell = cells.cell
left join (
  select cell, sum(audience_cells.viewers) as members
  from audience_cells
  where kind = 'series'
  and cell in (select cell from cells where country in {country_0:Array(String)})
  group by cell
) as base on base.cell = cells.cell
where cells.country != ''
group by bucket

-- show_0 = ["1104"]
-- country_0 = ["US"]

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, sum(title_cells.viewers) as members
  from title_cells
  where title in (select title from titles where kind = 'series'
  and (title_id in {show_0:Array(String)}))
  and cell in (select cell from cells where country in {country_0:Array(String)})
  and title_cells.views > 0
  group by cell
) as parts
inner join cells on cells.cell = parts.cell
-- showAgeIndex.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  35 - where cells.country != ''
     + where cells.age != ''
-- showGenderIndex.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  35 - where cells.country != ''
     + where cells.gender != ''
-- movieCountryIndex.balanced: as showCountryIndex.balanced, with the changes of movieCountryIndex.none
-- movieAgeIndex.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  31 - where kind = 'series'
     + where kind = 'movie'
  35 - where cells.country != ''
     + where cells.age != ''
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  47 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieGenderIndex.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  31 - where kind = 'series'
     + where kind = 'movie'
  35 - where cells.country != ''
     + where cells.gender != ''
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  47 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- showCountryFollowerIndex.balanced: as showCountryIndex.balanced, with the changes of showCountryFollowerIndex.none
-- showAgeFollowerIndex.balanced: as showCountryIndex.balanced, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  25 - and title_cells.views > 0
  29 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  35 - where cells.country != ''
     + where cells.age != ''
  45 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  50 - and title_cells.views > 0
-- showGenderFollowerIndex.balanced: as showCountryIndex.balanced, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  25 - and title_cells.views > 0
  29 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  35 - where cells.country != ''
     + where cells.gender != ''
  45 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  50 - and title_cells.views > 0
-- movieCountryFollowerIndex.balanced: as showCountryIndex.balanced, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  20 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  25 - and title_cells.views > 0
  29 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  31 - where kind = 'series'
     + where kind = 'movie'
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  45 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  47 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  50 - and title_cells.views > 0
-- movieAgeFollowerIndex.balanced: as showCountryIndex.balanced, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  25 - and title_cells.views > 0
  29 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  31 - where kind = 'series'
     + where kind = 'movie'
  35 - where cells.country != ''
     + where cells.age != ''
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  45 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  47 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  50 - and title_cells.views > 0
-- movieGenderFollowerIndex.balanced: as showCountryIndex.balanced, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  22 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  25 - and title_cells.views > 0
  29 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  31 - where kind = 'series'
     + where kind = 'movie'
  35 - where cells.country != ''
     + where cells.gender != ''
  38 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  45 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  47 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  50 - and title_cells.views > 0
-- networkCountryIndex.balanced: as showCountryIndex.balanced, but
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  25 - and title_cells.views > 0
  38 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  50 - and title_cells.views > 0
-- networkAgeIndex.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  25 - and title_cells.views > 0
  35 - where cells.country != ''
     + where cells.age != ''
  38 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  50 - and title_cells.views > 0
-- networkGenderIndex.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  25 - and title_cells.views > 0
  35 - where cells.country != ''
     + where cells.gender != ''
  38 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  50 - and title_cells.views > 0
-- affinityAge.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.age as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  25 - and title_cells.views > 0
  31 - where kind = 'series'
     + where kind = 'any'
  35 - where cells.country != ''
     + where cells.age != ''
  38 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  50 - and title_cells.views > 0
-- affinityGender.balanced: as showCountryIndex.balanced, but
  12 - select cells.country as bucket,
     + select cells.gender as bucket,
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  25 - and title_cells.views > 0
  31 - where kind = 'series'
     + where kind = 'any'
  35 - where cells.country != ''
     + where cells.gender != ''
  38 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  50 - and title_cells.views > 0
-- affinityCountry.balanced: as showCountryIndex.balanced, but
  20 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  25 - and title_cells.views > 0
  31 - where kind = 'series'
     + where kind = 'any'
  38 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  45 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  50 - and title_cells.views > 0
