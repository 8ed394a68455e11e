-- showMobility.none
-- phonePercent: Views that name the device divided by views that name any device.
-- tabletPercent: Views that name the device divided by views that name any device.
-- computerPercent: Views that name the device divided by views that name any device.
-- tvPercent: Views that name the device divided by views that name any device.
-- phoneVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- tabletVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- computerVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- tvVotes: Views that name the device; every view of a viewer counts, rewatches too.
select if((phone + tablet + computer + tv) = 0, null, phone / (phone + tablet + computer + tv)) as phonePercent, phone as phoneVotes, if((phone + tablet + computer + tv) = 0, null, tablet / (phone + tablet + computer + tv)) as tabletPercent, tablet as tabletVotes, if((phone + tablet + computer + tv) = 0, null, computer / (phone + tablet + computer + tv)) as computerPercent, computer as computerVotes, if((phone + tablet + computer + tv) = 0, null, tv / (phone + tablet + computer + tv)) as tvPercent, tv as tvVotes, users_people as n
from (
  select countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv, uniqExactIf(member, device != '') as users, uniqExactIf(member, device != '') as users_people, uniqExactIf(member, device != '') as users_squares
  from views
  where title in ({show_0:Array(UInt32)})
)

-- show_0 = [11104]
-- movieMobility.none: as showMobility.none, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  16 - -- show_0 = [11104]
     + -- movie_0 = [36]
-- networkMobility.none: as showMobility.none, but
  13 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  16 - -- show_0 = [11104]
     + -- network_0 = ["210"]
