-- followers-by-date-and-release.restricted: as followers-by-date-and-release.none, but
   2 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
   7 + and cell in (select cell from cells where country in {country_0:Array(String)})
   8 + and (ended is null or ended > {date_1:Date32})
  42 - select fact.member as member, fact.cell as cell, nullIf(toString(cells.country), '') as user_country, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, nullIf(toString(cells.country), '') as user_country, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_1:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
  65 - select fact.member as member, fact.cell as cell, nullIf(toString(cells.country), '') as user_country, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, nullIf(toString(cells.country), '') as user_country, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_1:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
  94 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_1:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended, toInt32(titles.release_day) as released
 118 + -- network_0 = ["210","33"]
     + -- country_0 = ["US","GB"]
 119 + -- date_1 = "2023-07-07"
 121 - with picked as (select title from titles where 1),
     + with picked as (select title from titles where 1
     + and network_id in {network_0:Array(String)}),
 126 + and cell in (select cell from cells where country in {country_0:Array(String)})
 127 + and (ended is null or ended > {date_1:Date32})
 130 - select fact.member as member, fact.cell as cell, assumeNotNull(toInt32(fact.began)) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
     + select fact.member as member, fact.cell as cell, assumeNotNull(greatest(toInt32(fact.began), toInt32({date_1:Date32}))) as began, assumeNotNull(least(toInt32(ifNull(fact.ended, toDate32('2299-12-31'))), toInt32({date_0:Date32}) + 1)) as ended
