-- attributionPlatform.balanced: as attributionPlatform.none, but
  19 - select title, sum(platform_totals.votes) as title_votes, arrayFilter(pair -> pair.2 != 0, [({platform_0:UInt16}, sumIf(platform_totals.votes, platform = {platform_0:UInt16}))]) as pairs
     - from platform_totals
     + select title, sum(votes) as title_votes, groupArrayIf((listed, votes), listed != 0) as pairs
     + from (
     + select title, listed, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select title, if(platform in ({platform_0:Array(UInt16)}), platform, 0) as listed, cell, platform_cells.votes as votes
     + from platform_cells
  22 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
     + group by title, listed
     + )
  30 - -- platform_0 = 3
     + -- platform_0 = [3]
     + -- country_0 = ["US"]
