-- followers-by-release.restricted: as followers-by-release.none, but
   5 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or ended > {date_0:Date32})
  41 - select fact.member as member, fact.cell as cell, title_groups.one as of_title, assumeNotNull(toInt32(fact.began) - toInt32(titles.release_day)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, title_groups.one as of_title, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32})) - toInt32(titles.release_day)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1) - toInt32(titles.release_day)) as ended, toInt32(titles.release_day) as released
  72 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
  78 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or ended > {date_0:Date32})
  82 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1)) as ended
