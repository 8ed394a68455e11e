-- anticipationFollowerAffinity.balanced: as anticipationFollowerAffinity.none, but
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
  44 + -- country_0 = ["US"]
  50 - select sum(audience.members * 1) as all_members, sum(base.members * 1) as all_base_members, sum((base.members - both.members) * 1) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * 1 * 1) as all_squares, sum((base.members - both.members) * 1 * 1) as rest_squares
     + select sum(audience.members * cells.weight) as all_members, sum(base.members * cells.weight) as all_base_members, sum((base.members - both.members) * cells.weight) as rest_members, sum(audience.members) as all_people, sum((base.members - both.members)) as rest_people, sum(audience.members * cells.weight * cells.weight) as all_squares, sum((base.members - both.members) * cells.weight * cells.weight) as rest_squares
  60 + and cell in (select cell from cells where country in {country_0:Array(String)})
  68 + and cell in (select cell from cells where country in {country_0:Array(String)})
  78 + and cell in (select cell from cells where country in {country_0:Array(String)})
  79 + and cell in (select cell from cells where country in {country_0:Array(String)})
  83 - select sum(members) as n
     + select sum(parts.members) as n,
     + if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
  92 + and cell in (select cell from cells where country in {country_0:Array(String)})
  95 - )
     + ) as parts
     + inner join cells on cells.cell = parts.cell
-- movieAffinityFollower.balanced: as anticipationFollowerAffinity.balanced, with the changes of movieAffinityFollower.none
-- actorShowAffinity.balanced: as anticipationFollowerAffinity.balanced, with the changes of actorShowAffinity.none
