-- affinityAll.balanced: as affinityAll.none, but
  18 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  21 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  26 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  39 + -- country_0 = ["US"]
  41 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - audience.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - audience.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - audience.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - audience.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - audience.members) * cells.weight * cells.weight) as rest_squares
  47 + and cell in (select cell from cells where country in {country_0:Array(String)})
  53 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- affinityShows.balanced: as affinityAll.balanced, with the changes of affinityShows.none
-- affinityMovies.balanced: as affinityAll.balanced, with the changes of affinityMovies.none
-- anticipationFollowerAffinity.balanced: as anticipationFollowerAffinity.none, but
  17 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  29 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  42 + -- country_0 = ["US"]
  44 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  53 + and cell in (select cell from cells where country in {country_0:Array(String)})
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + and cell in (select cell from cells where country in {country_0:Array(String)})
  71 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- showReportAffinityOR.balanced: as affinityAll.balanced, with the changes of showReportAffinityOR.none
-- movieAffinityFollower.balanced: as movieAffinityFollower.none, but
  17 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  29 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  42 + -- country_0 = ["US"]
  44 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  53 + and cell in (select cell from cells where country in {country_0:Array(String)})
  61 + and cell in (select cell from cells where country in {country_0:Array(String)})
  70 + and cell in (select cell from cells where country in {country_0:Array(String)})
  71 + and cell in (select cell from cells where country in {country_0:Array(String)})
-- movieAudienceAffinityTrack.balanced: as affinityAll.balanced, with the changes of movieAudienceAffinityTrack.none
-- actorShowAffinity.balanced: as actorShowAffinity.none, but
  17 - select title, count() as overlap, count() as overlap_people
     + select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.overlap_people) as overlap_people
     + from (
     + select title, cell, count() as overlap, count() as overlap_people
  24 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, cell
     + ) as parts
  30 - select title, sum(title_totals.views) as views, sum(title_totals.viewers) as viewers
     - from title_totals
     - where 1
     + select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     + from (
     + select title, cell, cell_titles.views as views, cell_titles.viewers as viewers
     + from cell_titles
     + where cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  42 + -- country_0 = ["US"]
  44 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  54 + and cell in (select cell from cells where country in {country_0:Array(String)})
  62 + and cell in (select cell from cells where country in {country_0:Array(String)})
  72 + and cell in (select cell from cells where country in {country_0:Array(String)})
  73 + and cell in (select cell from cells where country in {country_0:Array(String)})
