-- networkDetail.none
select figures.id as id, figures.name as name
from (
  select network_id as id, name
  from networks
  where network_id in {network_0:Array(String)}
) as figures
where 1
order by id asc nulls last
limit {limit_0:UInt64}

-- network_0 = ["210"]
-- limit_0 = 1
