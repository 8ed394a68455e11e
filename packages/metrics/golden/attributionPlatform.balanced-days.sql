-- attributionPlatform.balanced-days: as attributionPlatform.balanced, but
  22 - select title, platform, cell, sum(platform_cells.votes) as votes
     - from platform_cells
     + select title, platform, cell, sum(platform_days.votes) as votes
     + from platform_days
  26 + and day between {date_0:Date32} and {date_1:Date32}
  35 - select title, cell, sum(platform_cells.votes) as votes
     - from platform_cells
     + select title, cell, sum(platform_days.votes) as votes
     + from platform_days
  39 + and day between {date_0:Date32} and {date_1:Date32}
  46 - select platform, cell, sum(platform_cells.votes) as votes
     - from platform_cells
     + select platform, cell, sum(platform_days.votes) as votes
     + from platform_days
  50 + and day between {date_0:Date32} and {date_1:Date32}
  60 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
-- attributionTitle.balanced-days: as attributionPlatform.balanced-days, with the changes of attributionTitle.none
