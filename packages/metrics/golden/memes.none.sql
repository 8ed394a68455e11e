-- memes.none
select figures.commentId as commentId, figures.memeUrl as memeUrl, figures.commentText as commentText, figures.likes as likes, figures.replies as replies, figures.shares as shares, figures.commentDate as commentDate
from (
  select comments.comment_id as commentId, nullIf(if(comments.image_url != '', comments.image_url, screencaps.image_url), '') as memeUrl,
    nullIf(comments.text, '') as commentText, comments.likes as likes, comments.replies as replies, comments.shares as shares,
    toString(comments.at) as commentDate
  from comments
  inner join screencaps on screencaps.screencap_id = comments.screencap_id
  where comments.screencap_id in {screencapId_0:Array(String)}
  and (comments.title, comments.screencap_id) in (select title, screencap_id from screencaps where screencap_id in {screencapId_0:Array(String)})
  and 1
) as figures
where 1
order by likes desc nulls last, commentId asc nulls last

-- screencapId_0 = ["s0063"]
