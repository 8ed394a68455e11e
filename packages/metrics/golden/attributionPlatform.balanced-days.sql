-- attributionPlatform.balanced-days: as attributionPlatform.balanced, but
  22 - select title, platform, cell, platform_cells.votes as votes
     - from platform_cells
     + select title, platform, cell, platform_days.votes as votes
     + from platform_days
  26 + and day between {date_0:Date32} and {date_1:Date32}
  34 - select title, cell, platform_cells.votes as votes
     - from platform_cells
     + select title, cell, platform_days.votes as votes
     + from platform_days
  38 + and day between {date_0:Date32} and {date_1:Date32}
  44 - select platform, cell, platform_cells.votes as votes
     - from platform_cells
     + select platform, cell, platform_days.votes as votes
     + from platform_days
  48 + and day between {date_0:Date32} and {date_1:Date32}
  57 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
-- attributionTitle.balanced-days: as attributionPlatform.balanced-days, with the changes of attributionTitle.none
