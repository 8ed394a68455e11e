-- attributionPlatform.balanced: as attributionPlatform.none, but
  20 - select title, platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select title, platform, cell, sum(platform_cells.votes) as votes
     + from platform_cells
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + group by title, platform, cell
     + ) as parts
  31 + -- country_0 = ["US"]
-- attributionTitle.balanced: as attributionPlatform.balanced, with the changes of attributionTitle.none
