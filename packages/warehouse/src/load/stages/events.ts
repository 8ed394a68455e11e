// Stages of what members do: follows, views, reactions, ratings, character votes, comments; and the screencaps of memes.
import { devices, emotions, enumType } from '../../schema/vocabulary.ts';
import {
  type Check,
  flag,
  freeText,
  id,
  known,
  language,
  moment,
  oneOf,
  required,
  text,
  timestampSql,
  whole,
} from '../rules.ts';
import {
  characterChecks,
  characterReference,
  derivedColumn,
  episodeChecks,
  episodeReference,
  episodeStageColumns,
  type Reference,
  reference,
  type Stage,
  type StageColumn,
  type StageContext,
  stageColumn,
  textColumns,
  titleChecks,
  titleReference,
  unknownEpisodeColumns,
} from './stage.ts';

const dayLength = 'YYYY-MM-DD'.length;
const utc = "DateTime64(0, 'UTC')";
const epoch = "toDateTime64(0, 0, 'UTC')";

/** Title, member and cell of an event. */
const whoAndWhat: readonly StageColumn[] = [
  stageColumn('title', 'UInt32', 't_title'),
  stageColumn('member', 'UInt32', 'm_member'),
  derivedColumn('cell', 'UInt16', 'm_cell'),
];

const when: readonly StageColumn[] = [
  stageColumn('at', utc, `ifNull(moment, ${epoch})`),
  derivedColumn('day', 'Date32', `toDate32(ifNull(moment, ${epoch}))`),
];

const memberReference = (context: StageContext): Reference =>
  reference(context, 'members', 'm', 'member_id', 'member', 'cell');

const memberChecks = (context: StageContext): Check[] => known(context, 'member_id', 'm_member', 'members');

/** What views, reactions, ratings, votes and comments have in common: a member, a title, maybe an episode, a moment. */
const event = (context: StageContext, momentColumn: string) => ({
  lets: [{ name: 'moment', sql: timestampSql(`r.${momentColumn}`) }],
  columns: [...whoAndWhat, ...when, ...episodeStageColumns],
  references: [titleReference(context), memberReference(context), episodeReference(context)],
  checks: [
    ...required('member_id', 'title_id', momentColumn),
    ...memberChecks(context),
    ...titleChecks(context),
    ...episodeChecks(context),
    ...moment(momentColumn, 'moment', context.dataThrough),
  ],
  orderBy: ['title', 'member', 'at'],
  keepsPlace: false,
});

export const followsStage = (context: StageContext): Stage => ({
  table: 'follows',
  lets: [
    { name: 'start', sql: timestampSql('r.followed_at') },
    { name: 'stop', sql: timestampSql('r.unfollowed_at') },
  ],
  columns: [
    ...whoAndWhat,
    derivedColumn('began', 'Date32', `toDate32(ifNull(start, ${epoch}))`),
    derivedColumn('ended', 'Nullable(Date32)', 'toDate32(stop)'),
    stageColumn('followed_at', utc, `ifNull(start, ${epoch})`),
    stageColumn('unfollowed_at', `Nullable(${utc})`, 'stop'),
  ],
  references: [titleReference(context), memberReference(context)],
  checks: [
    ...required('member_id', 'title_id', 'followed_at'),
    ...memberChecks(context),
    ...titleChecks(context),
    ...moment('followed_at', 'start', context.dataThrough),
    ...moment('unfollowed_at', 'stop', context.dataThrough),
    { column: 'unfollowed_at', when: 'stop < start', says: 'is before followed_at' },
  ],
  orderBy: ['title', 'member', 'followed_at'],
  keepsPlace: false,
});

export const viewsStage = (context: StageContext): Stage => {
  const base = event(context, 'watched_at');
  return {
    ...base,
    table: 'views',
    columns: [
      ...base.columns,
      ...unknownEpisodeColumns(context),
      stageColumn('platform', 'UInt16', 'p_platform'),
      stageColumn(
        'device',
        enumType(devices, 0),
        `if(r.device in (${devices.map((d) => `'${d}'`).join(', ')}), r.device, '')`,
      ),
      // A day alone is no watch time; as midnight it would make a binge of what was seen on one day.
      stageColumn('bulk', 'Bool', `r.bulk = 'true' or length(r.watched_at) = ${dayLength}`),
      { ...derivedColumn('day_alone', 'Bool', `length(r.watched_at) = ${dayLength}`), told: true },
      ...(context.has('platforms') ? [] : [stageColumn('platform_name', 'String', 'r.platform')]),
    ],
    references: [
      ...base.references,
      { ...reference(context, 'platforms', 'p', 'name', 'platform'), named: 'platform' },
    ],
    checks: [
      ...base.checks,
      ...(context.has('platforms') ? known(context, 'platform', 'p_platform', 'platforms', 'name') : []),
      oneOf('device', devices),
      flag('bulk'),
    ],
  };
};

export const reactionsStage = (context: StageContext): Stage => {
  const base = event(context, 'reacted_at');
  return {
    ...base,
    table: 'reactions',
    columns: [
      ...base.columns,
      ...unknownEpisodeColumns(context),
      stageColumn('emotion', 'UInt8', `indexOf([${emotions.map((e) => `'${e}'`).join(', ')}], r.emotion)`),
    ],
    checks: [...base.checks, ...required('emotion'), oneOf('emotion', emotions)],
  };
};

export const ratingsStage = (context: StageContext): Stage => {
  const base = event(context, 'rated_at');
  return {
    ...base,
    table: 'ratings',
    columns: [
      ...base.columns,
      ...unknownEpisodeColumns(context),
      stageColumn('rating', 'UInt8', 'toUInt8OrZero(r.rating)'),
    ],
    checks: [...base.checks, ...required('rating'), whole('rating', 1, 5)],
  };
};

export const characterVotesStage = (context: StageContext): Stage => {
  const base = event(context, 'voted_at');
  return {
    ...base,
    table: 'character_votes',
    columns: [
      ...base.columns,
      ...unknownEpisodeColumns(context),
      stageColumn('character', 'UInt32', 'c_character'),
      derivedColumn('actor', 'UInt32', 'c_actor'),
      derivedColumn('deleted', 'Bool', 'c_deleted'),
      stageColumn('character_id', 'String'),
    ],
    references: [...base.references, characterReference(context)],
    checks: [
      ...base.checks,
      ...required('character_id'),
      ...id('character_id'),
      ...characterChecks(context),
      ...text('character_id'),
    ],
  };
};

export const screencapsStage = (context: StageContext): Stage => ({
  table: 'screencaps',
  columns: [
    ...textColumns('screencap_id'),
    stageColumn('title', 'UInt32', 't_title'),
    ...episodeStageColumns,
    stageColumn('progress', 'Float64', 'toFloat64OrZero(r.progress)'),
    ...textColumns('image_url'),
  ],
  references: [titleReference(context), episodeReference(context)],
  checks: [
    ...required('screencap_id', 'title_id', 'progress'),
    ...id('screencap_id'),
    ...titleChecks(context),
    ...episodeChecks(context),
    {
      column: 'progress',
      when: `not ifNull(toFloat64OrNull(r.progress) between 0 and 1, false)`,
      says: 'is not a number from 0 to 1',
    },
    ...text('screencap_id', 'image_url'),
  ],
  orderBy: ['screencap_id'],
  keepsPlace: true,
});

export const commentsStage = (context: StageContext): Stage => {
  const base = event(context, 'created_at');
  const words = emotions.map((e) => `'${e}'`).join(', ');
  return {
    ...base,
    table: 'comments',
    columns: [
      ...base.columns,
      ...textColumns('comment_id', 'parent_comment_id', 'text', 'image_url', 'screencap_id', 'language'),
      stageColumn(
        'emotions',
        'Array(UInt8)',
        `arrayMap(e -> toUInt8(indexOf([${words}], e)), arrayDistinct(r.emotions))`,
      ),
      stageColumn('character', 'UInt32', 'c_character'),
      stageColumn('rating', 'UInt8', 'toUInt8OrZero(r.rating)'),
      stageColumn('is_review', 'Bool', `r.is_review = 'true'`),
      stageColumn('likes', 'UInt32', 'toUInt32OrZero(r.likes)'),
      stageColumn('shares', 'UInt32', 'toUInt32OrZero(r.shares)'),
    ],
    references: [
      ...base.references,
      characterReference(context),
      reference(context, 'screencaps', 's', 'screencap_id', 'title'),
    ],
    checks: [...base.checks, ...commentChecks(context, words)],
    orderBy: ['comment_id'],
    keepsPlace: true,
  };
};

const commentChecks = (context: StageContext, words: string): Check[] => [
  ...required('comment_id'),
  ...id('comment_id', 'parent_comment_id', 'screencap_id'),
  {
    column: 'parent_comment_id',
    when: `r.parent_comment_id != '' and r.parent_comment_id = r.comment_id`,
    says: 'is the comment itself',
  },
  ...(context.has('screencaps') ? known(context, 'screencap_id', 's_title', 'screencaps') : []),
  ...language('language'),
  {
    column: 'emotions',
    when: `not hasAll([${words}], r.emotions)`,
    says: `has an entry that is none of ${emotions.join(', ')}`,
  },
  ...characterChecks(context),
  whole('rating', 1, 5),
  flag('is_review'),
  whole('likes', 0, 4_294_967_295),
  whole('shares', 0, 4_294_967_295),
  ...text('comment_id', 'image_url'),
  ...freeText('text'),
];
