-- characterVoteEpisodeRank.balanced-days: as characterVoteEpisodeRank.balanced, but
  17 + and day between {date_0:Date32} and {date_1:Date32}
  32 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
  39 + and day between {date_0:Date32} and {date_1:Date32}
