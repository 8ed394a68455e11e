-- reactionFeed.none
select figures.commentId as commentId, figures.title as title, figures.date as date, figures.text as text, figures.imageUrl as imageUrl, figures.emotionName as emotionName, figures.characterName as characterName, figures.rating as rating, figures.numLikes as numLikes, figures.numComments as numComments, figures.numShares as numShares, figures.numEngagements as numEngagements
from (
  select comments.comment_id as commentId, titles.name as title, toString(comments.at) as date,
    nullIf(comments.text, '') as text, nullIf(comments.image_url, '') as imageUrl,
    nullIf(arrayStringConcat(arrayMap(e -> initcap(toString(e)), comments.emotions), '|'), '') as emotionName,
    nullIf(characters.name, '') as characterName, nullIf(comments.rating, 0) as rating,
    comments.likes as numLikes, comments.replies as numComments, comments.shares as numShares,
    comments.likes + comments.replies + comments.shares as numEngagements
  from comments
  inner join titles on titles.title = comments.title
  left join characters on characters.character = comments.character
  where comments.title in (select title from titles where 1
  and (title_id in {show_0:Array(String)}))
  and parent_comment_id in {parentComment_0:Array(String)}
) as figures
where 1
order by numEngagements desc nulls last, commentId asc nulls last

-- show_0 = ["1104"]
-- parentComment_0 = [""]
