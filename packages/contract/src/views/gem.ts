/** GEM score: how programs present women, by audience survey. People are those of the answer sheets. */
import { patternsOf } from '../pages/index.ts';
import { peopleAndDate } from './filter-sets.ts';
import { hidden, integer, kind, measure, text, type ViewDefinition } from './view.ts';

const ages = ['16to17', '18to24', '25to29', '30to34', '35to39', '40to44', '45to49', '50to54', '55plus'] as const;
const question = (name: string, label: string) => measure(name, 'gemQuestion', label);

export const gemViews = {
  gemReport: {
    id: 'gemReport',
    title: 'GEM Score',
    pages: patternsOf('gemReport'),
    filters: [...peopleAndDate, 'contentType', 'network', 'genre'],
    required: [],
    columns: [
      text('title', 'Program'),
      hidden('titleId', 'Title id'),
      kind('kind'),
      text('network', 'Network'),
      measure('gemScore', 'gemScore'),
      integer(
        'respondents',
        'Respondents',
        'Answer sheets about the program, each of which counts as one respondent; nobody is weighted.',
      ),
      question('q1', 'Thinks Highly'),
      question('q2', 'Respectfully'),
      question('q3', 'Inappropriate'),
      question('q4', 'Role Models'),
      measure('scoreFemale', 'gemScore', 'Women'),
      measure('scoreMale', 'gemScore', 'Men'),
      ...ages.map((age) => measure(`score${age}`, 'gemScore', age.replace('to', '-').replace('plus', '+'))),
    ],
    sorts: [{ column: 'gemScore', direction: 'desc' }],
    key: ['titleId'],
    limit: null,
    sample: null,
    neverWeighted: true,
  },
} as const satisfies Record<string, ViewDefinition>;
