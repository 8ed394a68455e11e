-- showMobility.none
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
    select countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv
    from views
    where title in ({show_0:Array(UInt32)})
    and day <= {date_0:Date32}
  )
) as figures
where 1
limit {limit_0:UInt64}

-- show_0 = [11104]
-- date_0 = "2024-06-30"
-- limit_0 = 1

-- sample size
select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
  and day <= {date_0:Date32}
  and device != ''
-- movieMobility.none: as showMobility.none, but
  15 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  22 - -- show_0 = [11104]
     + -- movie_0 = [36]
  27 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in ({movie_0:Array(UInt32)})
-- networkMobility.none: as showMobility.none, but
  15 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  22 - -- show_0 = [11104]
     + -- network_0 = ["210"]
  27 - select uniqExact(member) as n from views where title in ({show_0:Array(UInt32)})
     + select uniqExact(member) as n from views where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
