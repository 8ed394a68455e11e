-- reactionCounts.balanced-days: as reactionCounts.balanced, but
  10 + and day between {date_0:Date32} and {date_1:Date32}
  19 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
-- reactionEmotions.balanced-days: as reactionCounts.balanced-days, with the changes of reactionEmotions.none
-- reactionCharacters.balanced-days: as reactionCounts.balanced-days, with the changes of reactionCharacters.none
-- reactionRatings.balanced-days: as reactionCounts.balanced-days, with the changes of reactionRatings.none
