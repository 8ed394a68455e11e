-- showEmotionIndex.all: as showEmotionIndex.balanced-days, but
  35 + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  51 + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)})
  53 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  70 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  82 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
  85 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  93 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
     + and episode != 0 and season in {season_0:Array(UInt32)}
     + and episode in (select episode from episodes where episode_id in {episode_0:Array(String)}) group by cell
-- movieEmotionIndex.all: as movieEmotionIndex.balanced-days, but
  36 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  53 - and cell in (select cell from cells where country in {country_0:Array(String)})
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)})
  68 + -- age_0 = ["18-24","25-29"]
     + -- gender_0 = ["female"]
  76 - and cell in (select cell from cells where country in {country_0:Array(String)}) group by cell
     + and cell in (select cell from cells where country in {country_0:Array(String)}
     + and age in {age_0:Array(String)}
     + and gender in {gender_0:Array(String)}) group by cell
