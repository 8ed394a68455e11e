-- networkOverlap.excluded: as networkOverlap.none, but
  50 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  64 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  81 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
 107 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
-- actorOverlap.excluded: as actorOverlap.none, but
  45 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})))
  47 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  61 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  75 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})))
  77 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
 101 - where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)))
     + where arrayExists(one -> one in {title_0:Array(UInt32)}, titles)
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})))
 103 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
