-- followers-by-release.restricted: as followers-by-release.none, but
   5 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or ended > {date_0:Date32})
  39 - select fact.member as member, fact.cell as cell, nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '') as follower_tier, assumeNotNull(toInt32(fact.began) - toInt32(titles.release_day)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, nullIf(transform(titles.tier, [toFloat32(0.5), toFloat32(1), toFloat32(10), toFloat32(50), toFloat32(100), toFloat32(500)], ['500-1k', '1k-10k', '10k-50k', '50k-100k', '100k-500k', '>500k'], ''), '') as follower_tier, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32})) - toInt32(titles.release_day)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
  63 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
  69 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or ended > {date_0:Date32})
  73 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1)) as ended
