-- followers-by-date-and-release.restricted: as followers-by-date-and-release.none, but
   5 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or ended > {date_0:Date32})
  42 - select fact.member as member, fact.cell as cell, cell_groups.one as of_cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, cell_groups.one as of_cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
  73 - select fact.member as member, fact.cell as cell, cell_groups.one as of_cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, cell_groups.one as of_cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1)) as ended
 109 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
 133 - -- date_0 = "2024-06-30"
     + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
 139 - where 1
     + where title in (select title from titles where 1
     + and network_id in {network_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)})
     + and (ended is null or ended > {date_0:Date32})
 143 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_0:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_1:Date32}) + 1)) as ended
