-- affinityAll.balanced: as affinityAll.none, but
  46 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  51 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  54 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  65 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     - sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     + sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people,
     + sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
  74 + and cell in (select cell from cells where country in {country_0:Array(String)})
  80 + and cell in (select cell from cells where country in {country_0:Array(String)})
  95 + -- country_0 = ["US"]
  97 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 103 + and cell in (select cell from cells where country in {country_0:Array(String)})
 104 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- affinityShows.balanced: as affinityAll.balanced, with the changes of affinityShows.none
-- affinityMovies.balanced: as affinityAll.balanced, with the changes of affinityMovies.none
-- anticipationFollowerAffinity.balanced: as anticipationFollowerAffinity.none, but
  44 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  49 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  52 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
  64 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  68 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     - sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     + sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  81 + and cell in (select cell from cells where country in {country_0:Array(String)})
  89 + and cell in (select cell from cells where country in {country_0:Array(String)})
 100 + and cell in (select cell from cells where country in {country_0:Array(String)})
 101 + and cell in (select cell from cells where country in {country_0:Array(String)})
 116 + -- country_0 = ["US"]
 119 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 129 + and cell in (select cell from cells where country in {country_0:Array(String)})
 132 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- showReportAffinityOR.balanced: as affinityAll.balanced, with the changes of showReportAffinityOR.none
-- movieAffinityFollower.balanced: as movieAffinityFollower.none, but
  43 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  48 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  51 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  59 + and cell in (select cell from cells where country in {country_0:Array(String)})
  63 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  67 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     - sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     + sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  80 + and cell in (select cell from cells where country in {country_0:Array(String)})
  88 + and cell in (select cell from cells where country in {country_0:Array(String)})
  99 + and cell in (select cell from cells where country in {country_0:Array(String)})
 100 + and cell in (select cell from cells where country in {country_0:Array(String)})
 115 + -- country_0 = ["US"]
 118 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 128 + and cell in (select cell from cells where country in {country_0:Array(String)})
 131 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAudienceAffinityTrack.balanced: as affinityAll.balanced, with the changes of movieAudienceAffinityTrack.none
-- actorShowAffinity.balanced: as actorShowAffinity.none, but
  44 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     + select title, sum(parts.views * cells.weight) as views, sum(parts.viewers * cells.weight) as viewers
     + from (
     + select title, cell, sum(cell_titles.views) as views, sum(cell_titles.viewers) as viewers
     + from cell_titles
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  50 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * cells.weight) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  58 + and cell in (select cell from cells where country in {country_0:Array(String)})
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
     + inner join cells on cells.cell = parts.cell
  64 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members,
     - sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     - sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members,
     + sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people,
     + sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  77 + and cell in (select cell from cells where country in {country_0:Array(String)})
  85 + and cell in (select cell from cells where country in {country_0:Array(String)})
  96 + and cell in (select cell from cells where country in {country_0:Array(String)})
  97 + and cell in (select cell from cells where country in {country_0:Array(String)})
 111 + -- country_0 = ["US"]
 115 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
 125 + and cell in (select cell from cells where country in {country_0:Array(String)})
 128 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
