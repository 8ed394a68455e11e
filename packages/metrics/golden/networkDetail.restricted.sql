select figures.id as id, figures.name as name
from (
  select network_id as id, name
  from networks
  where network_id in {network_0:Array(String)}
  and network in (select network from titles where title in (select title from titles where 1
  and network_id in {network_1:Array(String)}))
) as figures
where 1
order by id asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210"]
-- network_1 = ["210","33"]
-- limit_0 = 1
