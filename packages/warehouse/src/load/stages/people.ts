// Stages of the people: members, the census they are weighted to, and the answer sheets of the survey.
import { ageBucketSql, ages, cellSql, genders } from '../../schema/vocabulary.ts';
import { country, id, moment, oneOf, required, text, timestampSql, whole } from '../rules.ts';
import {
  derivedColumn,
  type Stage,
  type StageContext,
  stageColumn,
  textColumns,
  titleChecks,
  titleReference,
} from './stage.ts';

const oldestYears = 150;

export const membersStage = (context: StageContext): Stage => ({
  table: 'members',
  lets: [{ name: 'joined', sql: timestampSql('r.joined_at') }],
  columns: [
    ...textColumns('member_id', 'gender'),
    stageColumn('birth_year', 'Nullable(UInt16)', 'toUInt16OrNull(r.birth_year)'),
    stageColumn('age_given', 'Nullable(UInt8)', 'toUInt8OrNull(r.age)'),
    ...textColumns('country'),
    stageColumn('joined_at', 'Nullable(DateTime64(0))', 'joined'),
  ],
  checks: [
    ...required('member_id'),
    ...id('member_id'),
    oneOf('gender', genders),
    whole('birth_year', 1900, Number(context.dataThrough.slice(0, 4))),
    whole('age', 0, oldestYears),
    ...country('country'),
    ...moment('joined_at', 'joined', context.dataThrough),
    ...text('member_id'),
  ],
  orderBy: ['member_id'],
  keepsPlace: true,
});

export const populationStage = (): Stage => ({
  table: 'population',
  columns: [...textColumns('country', 'age', 'gender'), stageColumn('people', 'UInt64', 'toUInt64OrZero(r.people)')],
  checks: [
    ...required('country', 'age', 'gender', 'people'),
    ...country('country'),
    oneOf('age', ages),
    oneOf('gender', genders),
    whole('people', 0, Number.MAX_SAFE_INTEGER),
  ],
  orderBy: ['country', 'age', 'gender'],
  keepsPlace: true,
});

export const surveyResponsesStage = (context: StageContext): Stage => {
  const questions = ['q1', 'q2', 'q3', 'q4'];
  return {
    table: 'survey_responses',
    lets: [
      { name: 'surveyed', sql: timestampSql('r.surveyed_at') },
      { name: 'bucket', sql: ageBucketSql('toUInt8OrNull(r.age)') },
    ],
    columns: [
      ...textColumns('respondent_id'),
      stageColumn('title', 'UInt32', 't_title'),
      stageColumn('day', 'Date32', 'ifNull(toDate32(surveyed), toDate32(0))'),
      derivedColumn('cell', 'UInt16', cellSql('r.country', 'bucket', 'r.gender')),
      ...textColumns('country'),
      stageColumn('age', 'String', 'bucket'),
      ...textColumns('gender'),
      ...questions.map((q) => stageColumn(q, 'UInt8', `toUInt8OrZero(r.${q})`)),
      stageColumn('surveyed_at', "DateTime64(0, 'UTC')", 'ifNull(surveyed, toDateTime64(0, 0))'),
      stageColumn('years', 'Nullable(UInt8)', 'toUInt8OrNull(r.age)'),
    ],
    references: [titleReference(context)],
    checks: [
      ...required('respondent_id', 'title_id', 'surveyed_at', ...questions),
      ...id('respondent_id'),
      ...titleChecks(context),
      ...moment('surveyed_at', 'surveyed', context.dataThrough),
      whole('age', 0, oldestYears),
      oneOf('gender', genders),
      ...country('country'),
      ...questions.map((q) => whole(q, 1, 5)),
      ...text('respondent_id'),
    ],
    orderBy: ['title', 'day', 'respondent_id'],
    keepsPlace: false,
  };
};
