import { cellColumn, dayColumn, titleColumn } from './fact-columns.ts';
import { column, type Table } from './table.ts';

export const surveyResponses: Table = {
  name: 'survey_responses',
  comment: 'Answer sheets of the GEM survey; respondents need not be members',
  columns: [
    column('respondent_id', 'String', 'id in the data'),
    titleColumn,
    dayColumn,
    cellColumn,
    column('country', 'LowCardinality(String)', 'as on the sheet, empty unknown'),
    column('age', 'LowCardinality(String)', 'age bucket as on the sheet, empty unknown or under 16'),
    column('gender', 'LowCardinality(String)', 'as on the sheet, empty unknown'),
    column('q1', 'UInt8', '1 to 5'),
    column('q2', 'UInt8', '1 to 5'),
    column('q3', 'UInt8', '1 to 5'),
    column('q4', 'UInt8', '1 to 5'),
  ],
  orderBy: ['title', 'day', 'respondent_id'],
  spread: 'everywhere',
};
