-- hottestMoments.excluded: as hottestMoments.none, but
  13 - and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in ({show_0:Array(UInt32)}))
     + and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where title in ({show_0:Array(UInt32)})
     + and not (episode != 0 and season in {season_0:Array(UInt32)})
     + and episode not in (select episode from episodes where episode_id in {episode_0:Array(String)}))
     + and cell in (select cell from cells where country not in {country_0:Array(String)}
     + and age not in {age_0:Array(String)}
     + and gender not in {gender_0:Array(String)})
  22 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
     + -- country_0 = ["US","GB"]
     + -- age_0 = ["18-24"]
     + -- gender_0 = ["male"]
