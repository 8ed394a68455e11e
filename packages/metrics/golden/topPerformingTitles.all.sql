-- topPerformingTitles.all: as topPerformingTitles.balanced-days, but
  25 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  39 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  46 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  51 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  67 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  79 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  87 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 108 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 116 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 139 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 158 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 166 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
 188 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
