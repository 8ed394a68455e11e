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
select dictGet('cell_facts', 'country', people.cell) as bucket,
  sum(people.inside) as audience, sum(people.everybody) - sum(people.inside) as rest
from (
  select cell, members as inside, 0 as everybody
  from (
    select cell, sum(title_cells.viewers) as members
    from title_cells
    where title in (select title from titles where kind = 'series'
    and (title_id in {show_0:Array(String)}))
    and title_cells.views > 0
    group by cell
  )
  union all
  select cell, 0 as inside, members as everybody
  from (
    select cell, sum(audience_cells.viewers) as members
    from audience_cells
    where kind = 'series'
    group by cell
  )
) as people
where bucket != ''
group by bucket

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
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
-- showGenderIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
-- movieCountryIndex.none: as showCountryIndex.none, but
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  29 - where kind = 'series'
     + where kind = 'movie'
  36 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  43 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieAgeIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  29 - where kind = 'series'
     + where kind = 'movie'
  36 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  43 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieGenderIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  29 - where kind = 'series'
     + where kind = 'movie'
  36 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  43 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- showCountryFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  17 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  21 - and title_cells.views > 0
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  41 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  45 - and title_cells.views > 0
-- showAgeFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  21 - and title_cells.views > 0
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  41 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  45 - and title_cells.views > 0
-- showGenderFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  21 - and title_cells.views > 0
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  41 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  45 - and title_cells.views > 0
-- movieCountryFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  17 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  29 - where kind = 'series'
     + where kind = 'movie'
  36 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  41 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  43 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieAgeFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  29 - where kind = 'series'
     + where kind = 'movie'
  36 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  41 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  43 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- movieGenderFollowerIndex.none: as showCountryIndex.none, but
   2 - -- viewers: Distinct members with a view.
     + -- viewers: Distinct members who follow the title at the end of the range.
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  19 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
  27 - select cell, sum(audience_cells.viewers) as members
     + select cell, sum(audience_cells.followers) as members
  29 - where kind = 'series'
     + where kind = 'movie'
  36 - -- show_0 = ["1104"]
     + -- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
  41 - select cell, sum(title_cells.viewers) as members
     + select cell, sum(title_cells.followers) as members
  43 - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + where title in (select title from titles where kind = 'movie'
     + and (title_id in {movie_0:Array(String)}))
-- networkCountryIndex.none: as showCountryIndex.none, but
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  36 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
-- networkAgeIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  36 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
-- networkGenderIndex.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
  36 - -- show_0 = ["1104"]
     + -- network_0 = ["210"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)}), titles)
-- affinityAge.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'age', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  29 - where kind = 'series'
     + where kind = 'any'
  36 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
-- affinityGender.none: as showCountryIndex.none, but
  12 - select dictGet('cell_facts', 'country', people.cell) as bucket,
     + select dictGet('cell_facts', 'gender', people.cell) as bucket,
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  29 - where kind = 'series'
     + where kind = 'any'
  36 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
-- affinityCountry.none: as showCountryIndex.none, but
  17 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
  29 - where kind = 'series'
     + where kind = 'any'
  36 - -- show_0 = ["1104"]
     + -- title_0 = ["1104","84"]
  41 - select cell, sum(title_cells.viewers) as members
     - from title_cells
     - where title in (select title from titles where kind = 'series'
     - and (title_id in {show_0:Array(String)}))
     - and title_cells.views > 0
     + select cell, count() as members
     + from member_titles
     + where arrayExists(one -> one in (select title from titles where 1
     + and (title_id in {title_0:Array(String)})), titles)
