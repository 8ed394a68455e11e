-- phonePercent: Views that name the device divided by views that name any device.
-- tabletPercent: Views that name the device divided by views that name any device.
-- computerPercent: Views that name the device divided by views that name any device.
-- tvPercent: Views that name the device divided by views that name any device.
-- phoneVotes: Views that name the device; a viewer counts once for each.
-- tabletVotes: Views that name the device; a viewer counts once for each.
-- computerVotes: Views that name the device; a viewer counts once for each.
-- tvVotes: Views that name the device; a viewer counts once for each.
select round(figures.phonePercent, 9) as phonePercent, round(figures.tabletPercent, 9) as tabletPercent, round(figures.computerPercent, 9) as computerPercent, round(figures.tvPercent, 9) as tvPercent, round(figures.phoneVotes, 9) as phoneVotes, round(figures.tabletVotes, 9) as tabletVotes, round(figures.computerVotes, 9) as computerVotes, round(figures.tvVotes, 9) as tvVotes
from (
  select if((phone + tablet + computer + tv) = 0, null, phone / (phone + tablet + computer + tv)) as phonePercent, phone as phoneVotes, if((phone + tablet + computer + tv) = 0, null, tablet / (phone + tablet + computer + tv)) as tabletPercent, tablet as tabletVotes, if((phone + tablet + computer + tv) = 0, null, computer / (phone + tablet + computer + tv)) as computerPercent, computer as computerVotes, if((phone + tablet + computer + tv) = 0, null, tv / (phone + tablet + computer + tv)) as tvPercent, tv as tvVotes
  from (
    select sum(parts.phone * cells.weight) as phone, sum(parts.tablet * cells.weight) as tablet, sum(parts.computer * cells.weight) as computer, sum(parts.tv * cells.weight) as tv
    from (
      select cell, countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv
      from views
      where title in (select title from titles where kind = 'movie'
      and (title_id in {movie_0:Array(String)}))
      and day between {date_0:Date32} and {date_1:Date32}
      and cell in (select cell from cells where country in {country_0:Array(String)}
      and age in {age_0:Array(String)}
      and gender in {gender_0:Array(String)})
      group by cell
    ) as parts
    inner join cells on cells.cell = parts.cell
  )
) as figures
where 1
limit {limit_0:UInt64}

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
-- limit_0 = 1

-- sample size
select sum(parts.members) as n,
  if(n = 0, null, round(pow(sum(parts.members * cells.weight), 2) / sum(parts.members * cells.weight * cells.weight), 3)) as effective
from (
  select cell, uniqExact(member) as members from views where title in (select title from titles where kind = 'movie'
   and (title_id in {movie_0:Array(String)}))
   and day between {date_0:Date32} and {date_1:Date32}
   and cell in (select cell from cells where country in {country_0:Array(String)}
   and age in {age_0:Array(String)}
   and gender in {gender_0:Array(String)})
   and device != '' group by cell
) as parts
inner join cells on cells.cell = parts.cell

-- movie_0 = ["3f594ef5-131e-4d32-b65d-ba7b22a177fb"]
-- date_0 = "2024-05-01"
-- date_1 = "2024-05-31"
-- country_0 = ["US"]
-- age_0 = ["18-24","25-29"]
-- gender_0 = ["female"]
