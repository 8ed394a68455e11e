-- attributionTitle.balanced: as attributionTitle.none, but
  27 - select title, platform as listed, sum(platform_totals.votes) as votes
     - from platform_totals
     + select title, listed, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select title, platform as listed, cell, platform_cells.votes as votes
     + from platform_cells
  30 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  37 - select platform, sum(platform_totals.votes) as votes
     - from platform_totals
     + select platform, sum(parts.votes * dictGet('cell_facts', 'weight', parts.cell)) as votes
     + from (
     + select platform, cell, platform_cells.votes as votes
     + from platform_cells
  40 + and cell in (select cell from cells where country in {country_0:Array(String)})
     + ) as parts
  48 + -- country_0 = ["US"]
