-- episodes.excluded: as episodes.none, but
   9 + and not season in {season_0:Array(UInt32)}
     + and not episode_id in {episode_0:Array(String)}
  14 + -- season_0 = [1]
     + -- episode_0 = ["904277"]
