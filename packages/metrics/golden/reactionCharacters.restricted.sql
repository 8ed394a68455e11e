select figures.what as what, figures.characterIds as characterIds, figures.count as count
from (
  select what, arrayStringConcat(arraySort(groupUniqArray(character_id)), '|') as characterIds, count() as count
  from (
    select arrayJoin(if(characters.name = '', [], [characters.name])) as what, characters.character_id as character_id
    from comments
    left join characters on characters.character = comments.character
    where comments.title in (select title from titles where 1
    and (title_id in {show_0:Array(String)})
    and network_id in {network_0:Array(String)})
    and day between {date_0:Date32} and {date_1:Date32}
    and cell in (select cell from cells where country in {country_0:Array(String)})
    and parent_comment_id in {parentComment_0:Array(String)}
  )
  group by what
) as figures
where 1
order by count desc nulls last, what asc nulls last

-- show_0 = ["1104"]
-- network_0 = ["210","33"]
-- date_0 = "2023-07-07"
-- date_1 = "2024-06-30"
-- country_0 = ["US","GB"]
-- parentComment_0 = [""]
