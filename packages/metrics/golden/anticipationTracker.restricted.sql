-- anticipationTracker.restricted: as anticipationTracker.none, but
   8 - and (title_id in {show_0:Array(String)}))
     + and (title_id in {show_0:Array(String)})
     + and network_id in {network_0:Array(String)})
  10 - if(ifNull(titles.release_day + -1 <= {data_through_0:Date32}, 0), if(growing.growth40Before_start = 0, null, (growing.growth40Before_end - growing.growth40Before_start) / growing.growth40Before_start), null) as growth40Before,
     - if(ifNull(titles.release_day + 6 <= {data_through_0:Date32}, 0), if(growing.growthFirst7_start = 0, null, (growing.growthFirst7_end - growing.growthFirst7_start) / growing.growthFirst7_start), null) as growthFirst7,
     + if(ifNull(titles.release_day + -1 <= {data_through_0:Date32}, 0)
     + and titles.release_day + -40 >= {date_0:Date32}, if(growing.growth40Before_start = 0, null, (growing.growth40Before_end - growing.growth40Before_start) / growing.growth40Before_start), null) as growth40Before,
     + if(ifNull(titles.release_day + 6 <= {data_through_0:Date32}, 0)
     + and titles.release_day + 0 >= {date_0:Date32}, if(growing.growthFirst7_start = 0, null, (growing.growthFirst7_end - growing.growthFirst7_start) / growing.growthFirst7_start), null) as growthFirst7,
  15 - select title, sumIf(steps, day <= {date_0:Date32}) as total, sumIf(steps, day <= {date_1:Date32}) as before_30, sumIf(steps, day <= release_day + -1) as growth40Before_end, sumIf(steps, day <= release_day + -41) as growth40Before_start, sumIf(steps, day <= release_day + 6) as growthFirst7_end, sumIf(steps, day <= release_day + -1) as growthFirst7_start
     + select title, sumIf(steps, day <= {date_1:Date32}) as total, sumIf(steps, day <= {date_2:Date32}) as before_30, sumIf(steps, day <= release_day + -1) as growth40Before_end, sumIf(steps, day <= release_day + -41) as growth40Before_start, sumIf(steps, day <= release_day + 6) as growthFirst7_end, sumIf(steps, day <= release_day + -1) as growthFirst7_start
  21 + and cell in (select cell from cells where country in {country_0:Array(String)})
  32 + -- network_0 = ["210","33"]
  33 - -- date_0 = "2024-06-30"
     - -- date_1 = "2024-05-31"
     + -- date_0 = "2023-07-07"
     + -- date_1 = "2024-06-30"
     + -- date_2 = "2024-05-31"
     + -- country_0 = ["US","GB"]
