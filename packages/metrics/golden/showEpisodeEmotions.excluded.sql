-- showEpisodeEmotions.excluded: as showEpisodeEmotions.none, but
  17 + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
  18 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  29 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
     + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
  38 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
  42 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
  46 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
  50 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
  57 + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
     + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)})
