/** The embedded look of a show's figures, which leads to the report of the show. */
import { pages, pathOf } from '@cvm/contract';
import { EmbeddedLookCard } from '../../looks/EmbeddedLookCard.tsx';
import type { ModuleContext } from '../model.ts';

/** Of a table with one row, and of what it covers. */
const height = 176;

export const ShowLook = ({ context: { about, clauses } }: { context: ModuleContext }) => (
  <EmbeddedLookCard
    look="show-viewership"
    clauses={clauses}
    height={height}
    report={{ label: 'Show report', address: pathOf(pages.show, { showId: about.values[0] ?? '', tab: 'audience' }) }}
  />
);
