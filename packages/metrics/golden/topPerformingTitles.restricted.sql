-- topPerformingTitles.restricted: as topPerformingTitles.balanced-days, but
   9 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  19 - select title, sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers
     - from (
     - select title, cell, sum(view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     - from view_days
     + select title, sum(title_view_days.views) as views, countIf(since <= {since_0:Date}) as viewers
     + from title_view_days
  26 - group by title, cell
     - ) as parts
  31 - select title, sum(parts.overlap * dictGet('cell_facts', 'weight', parts.cell)) as overlap, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.overlap_people) as overlap_people
     - from (
     - select title, cell, countIf(member in (select member from (select member, cell
     + select title, countIf(member in (select member from (select member, cell
  40 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  47 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
  48 - from view_days
     + from title_view_days
  53 - group by title, cell
     - ) as parts
  63 - -- since_0 = "2024-05-01"
     - -- date_0 = "2024-05-01"
     - -- date_1 = "2024-05-31"
     - -- country_0 = ["US"]
     + -- network_0 = ["210","33"]
     + -- since_0 = "2023-07-07"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- country_0 = ["US","GB"]
  69 - select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     - from (
     - select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     - from (
     - select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
  78 - group by cell
     - ) as parts
     - )
  83 - select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     - from (
     - select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     - from (
     - select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
  92 - group by cell
     - ) as parts
     - )
  97 - select sum(parts.members * dictGet('cell_facts', 'weight', parts.cell)) as members
     - from (
     - select cell, sum(members) as members
     + select sum(members) as members
 110 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
 115 - group by cell
     - ) as parts
 119 - select views, viewers, n, if(n = 0, null, round(pow(viewers, 2) / viewers_squares, 3)) as effective
     - from (
     - select sum(parts.views * dictGet('cell_facts', 'weight', parts.cell)) as views, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell)) as viewers, sum(parts.n) as n, sum(parts.viewers) as viewers_people, sum(parts.viewers * dictGet('cell_facts', 'weight', parts.cell) * dictGet('cell_facts', 'weight', parts.cell)) as viewers_squares
     - from (
     - select cell, sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
     + select sum(audience_days.views) as views, sumIf(audience_days.viewers, since <= {since_0:Date}) as viewers, sumIf(audience_days.viewers, since <= {since_0:Date}) as n
 128 - group by cell
     - ) as parts
     - )
 133 - select sum(parts.members) as n,
     - if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
     + select sum(members) as n
 145 + and title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
 148 - ) as parts
     - inner join cells on cells.cell = parts.cell
     + )
