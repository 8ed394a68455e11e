-- seriesDetail.all: as seriesDetail.none, but
   7 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and toString(kind) in {contentType_0:Array(String)})
  14 + -- contentType_0 = ["series"]
