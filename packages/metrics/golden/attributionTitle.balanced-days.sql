-- attributionTitle.balanced-days: as attributionTitle.balanced, but
  29 - select title, platform as listed, cell, platform_cells.votes as votes
     - from platform_cells
     + select title, platform as listed, cell, platform_days.votes as votes
     + from platform_days
  33 + and day between {date_0:Date32} and {date_1:Date32}
  43 - select platform, cell, platform_cells.votes as votes
     - from platform_cells
     + select platform, cell, platform_days.votes as votes
     + from platform_days
  47 + and day between {date_0:Date32} and {date_1:Date32}
  57 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
