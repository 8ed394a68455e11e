/** Platform attribution: where titles are watched, by platform or by title. */
import { patternsOf } from '../pages/index.ts';
import { content, peopleAndDate } from './filter-sets.ts';
import { date, hidden, kind, measure, text, type ViewDefinition } from './view.ts';

const columns = (platform: string) =>
  [
    hidden('contentId', 'Title id'),
    text('contentName', 'Title'),
    kind('contentType'),
    date('releaseDate', 'Release Date'),
    text('networkName', 'Network'),
    text('studioName', 'Studio'),
    text(platform, 'Platform'),
    measure('voteCount', 'voteCount'),
    measure('titleVoteShare', 'voteShare', 'Title Share'),
    measure('platformVoteShare', 'platformVoteShare', 'Platform Share'),
  ] as const;

export const attributionViews = {
  attributionPlatform: {
    id: 'attributionPlatform',
    title: 'Platform Attribution by Platform',
    pages: patternsOf('attributionPlatform'),
    filters: [...peopleAndDate, 'show', 'movie', ...content],
    required: [['platform']],
    columns: columns('platform'),
    sorts: [{ column: 'voteCount', direction: 'desc' }],
    key: ['contentId', 'platform'],
    limit: null,
    sample: null,
  },
  attributionTitle: {
    id: 'attributionTitle',
    title: 'Platform Attribution by Title',
    pages: patternsOf('attributionTitle'),
    filters: [...peopleAndDate, 'show', 'movie', ...content],
    required: [['title', 'show', 'movie']],
    columns: columns('platformName'),
    sorts: [{ column: 'voteCount', direction: 'desc' }],
    key: ['contentId', 'platformName'],
    limit: null,
    sample: null,
  },
} as const satisfies Record<string, ViewDefinition>;
