/** Platform attribution: where titles are watched, by platform or by title. */
import { patternsOf } from '../pages/index.ts';
import { content, peopleAndDate } from './filter-sets.ts';
import { type Column, hidden, kind, measure, text, type ViewDefinition } from './view.ts';

/** "Dates MM/DD/YYYY or 'Unknown'" (3-reports-and-admin section 9). */
const releaseDate: Column = { name: 'releaseDate', label: 'Release Date', type: 'date', format: 'release' };

const columns = (platform: string) =>
  [
    hidden('contentId', 'Title id'),
    text('contentName', 'Title', { kindColumn: 'contentType', idColumn: 'contentId' }),
    kind('contentType'),
    releaseDate,
    text('networkName', 'Network', { to: 'network', idColumn: 'networkId' }),
    hidden('networkId', 'Network id'),
    text('studioName', 'Studio'),
    text(platform, 'Platform'),
    hidden('platformKind', 'Kind of platform'),
    measure('voteCount', 'voteCount'),
    measure('titleVoteShare', 'voteShare', 'Title Share'),
    measure('platformVoteShare', 'platformVoteShare'),
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
    columns: [
      ...columns('platformName'),
      measure('totalVotes', 'titleVotes'),
      // Official platforms, then unofficial, then other ones: an order for files.
      hidden('platformPlace', 'Place of the kind', 'integer'),
    ],
    sorts: [{ column: 'voteCount', direction: 'desc' }],
    key: ['contentId', 'platformName'],
    limit: null,
    sample: null,
  },
} as const satisfies Record<string, ViewDefinition>;
