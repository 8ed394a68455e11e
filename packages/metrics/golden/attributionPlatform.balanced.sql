-- attributionPlatform.balanced: as attributionPlatform.none, but
  20 - select title, platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select title, platform, cell, platform_cells.votes as votes
     + from platform_cells
  23 + and cell in (select cell from cells where country in {country_0:Array(String)})
  25 + ) as parts
  28 - select title, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select title, cell, platform_cells.votes as votes
     + from platform_cells
  31 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  34 - select platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select platform, cell, platform_cells.votes as votes
     + from platform_cells
  37 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  44 + -- country_0 = ["US"]
-- attributionTitle.balanced: as attributionPlatform.balanced, with the changes of attributionTitle.none
