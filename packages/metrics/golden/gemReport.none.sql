-- gemReport.none
-- gemScore: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- q1: Mean answer, 1 = disagree to 5 = agree.
-- q2: Mean answer, 1 = disagree to 5 = agree.
-- q3: Mean answer, 1 = disagree to 5 = agree.
-- q4: Mean answer, 1 = disagree to 5 = agree.
-- scoreFemale: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- scoreMale: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score16to17: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score18to24: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score25to29: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score30to34: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score35to39: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score40to44: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score45to49: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score50to54: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
-- score55plus: Mean of the four answers of each respondent (the third reversed), rescaled to 0-100, against the mean of all programs with 100 or more respondents, same people and dates, content filters left out; 100 is average. Missing below 100 respondents; of women, men or an age, who are measured against the same mean, below 30.
select titles.name as title, titles.title_id as titleId, toString(titles.kind) as kind,
  nullIf(titles.network_name, '') as network, programs.respondents as respondents,
  {whole_0_base:Float64} as base, programs.*
from (
  select title, count() as respondents, avg(score) as raw,
      avg(q1) as mean_q1, avg(q2) as mean_q2, avg(q3) as mean_q3, avg(q4) as mean_q4,
      countIf(gender = 'female') as scoreFemale_n, avgIf(score, gender = 'female') as scoreFemale_raw,
      countIf(gender = 'male') as scoreMale_n, avgIf(score, gender = 'male') as scoreMale_raw,
      countIf(age = '16-17') as score16to17_n, avgIf(score, age = '16-17') as score16to17_raw,
      countIf(age = '18-24') as score18to24_n, avgIf(score, age = '18-24') as score18to24_raw,
      countIf(age = '25-29') as score25to29_n, avgIf(score, age = '25-29') as score25to29_raw,
      countIf(age = '30-34') as score30to34_n, avgIf(score, age = '30-34') as score30to34_raw,
      countIf(age = '35-39') as score35to39_n, avgIf(score, age = '35-39') as score35to39_raw,
      countIf(age = '40-44') as score40to44_n, avgIf(score, age = '40-44') as score40to44_raw,
      countIf(age = '45-49') as score45to49_n, avgIf(score, age = '45-49') as score45to49_raw,
      countIf(age = '50-54') as score50to54_n, avgIf(score, age = '50-54') as score50to54_raw,
      countIf(age = '55+') as score55plus_n, avgIf(score, age = '55+') as score55plus_raw
    from (
      select *, ((q1 + q2 + (6 - q3) + q4) / 4 - 1) / 4 * 100 as score
      from survey_responses
      where 1
    )
    group by title
) as programs
inner join titles on titles.title = programs.title
where programs.title in (select title from titles where 1)

-- whole_0_base
select avg(raw) as base
from (
  select title, count() as respondents, avg(score) as raw
    from (
      select *, ((q1 + q2 + (6 - q3) + q4) / 4 - 1) / 4 * 100 as score
      from survey_responses
      where 1
    )
    group by title
)
where respondents >= 100
