-- reactionCounts.balanced: as reactionCounts.none, but
  10 + and cell in (select cell from cells where country in {country_0:Array(String)})
  18 + -- country_0 = ["US"]
-- reactionEmotions.balanced: as reactionCounts.balanced, with the changes of reactionEmotions.none
-- reactionCharacters.balanced: as reactionCounts.balanced, with the changes of reactionCharacters.none
-- reactionRatings.balanced: as reactionCounts.balanced, with the changes of reactionRatings.none
