-- episodes.excluded: as episodes.none, but
   8 + and not season in {season_0:Array(UInt32)}
     + and not episode_id in {episode_0:Array(String)}
  13 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
