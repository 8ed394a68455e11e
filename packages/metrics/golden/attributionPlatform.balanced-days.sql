-- attributionPlatform.balanced-days: as attributionPlatform.balanced, but
  23 - select title, if(platform in ({platform_0:Array(UInt16)}), platform, 0) as listed, cell, platform_cells.votes as votes
     - from platform_cells
     + select title, if(platform in ({platform_0:Array(UInt16)}), platform, 0) as listed, cell, platform_days.votes as votes
     + from platform_days
  27 + and day between {date_0:Date32} and {date_1:Date32}
  40 + -- date_0 = "2024-05-01"
     + -- date_1 = "2024-05-31"
