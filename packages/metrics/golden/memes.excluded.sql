-- memes.excluded: as memes.none, but
  11 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  16 + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
