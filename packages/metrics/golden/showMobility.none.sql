-- showMobility.none
-- phonePercent: Views that name the device divided by views that name any device.
-- tabletPercent: Views that name the device divided by views that name any device.
-- computerPercent: Views that name the device divided by views that name any device.
-- tvPercent: Views that name the device divided by views that name any device.
-- phoneVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- tabletVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- computerVotes: Views that name the device; every view of a viewer counts, rewatches too.
-- tvVotes: Views that name the device; every view of a viewer counts, rewatches too.
select countIf(device = 'phone') as phone, countIf(device = 'tablet') as tablet, countIf(device = 'computer') as computer, countIf(device = 'tv') as tv, uniqExact(member) as members
from views
where title in ({show_0:Array(UInt32)})
and device != ''

-- show_0 = [11104]
-- movieMobility.none: as showMobility.none, but
  11 - where title in ({show_0:Array(UInt32)})
     + where title in ({movie_0:Array(UInt32)})
  14 - -- show_0 = [11104]
     + -- movie_0 = [36]
-- networkMobility.none: as showMobility.none, but
  11 - where title in ({show_0:Array(UInt32)})
     + where title in (select title from titles where kind = 'series'
     + and network_id in {network_0:Array(String)})
  14 - -- show_0 = [11104]
     + -- network_0 = ["210"]
