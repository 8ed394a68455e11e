/**
 * Titles with their platforms as a table that folds: a line for each title, under an open one a line for each platform. Only
 * the lines in sight are drawn. Arrow keys move, left and right fold and unfold.
 */
import type { Sort } from '@cvm/contract';
import { useMemo, useState } from 'react';
import { headerHeight, sharesOf } from '../../tables/layout.ts';
import tableClasses from '../../tables/table.module.css';
import { usePlace } from '../../tables/use-place.ts';
import { useSortedInSight } from '../../tables/use-sorted-in-sight.ts';
import { HintArea } from '../../ui/HintArea.tsx';
import { usePrinting } from '../../ui/use-printing.ts';
import { ViewBlocked, ViewEmpty, ViewError } from '../../views/states.tsx';
import type { ViewResult } from '../../views/use-view.ts';
import classes from './attribution.module.css';
import { linesOf, type TitleGroup } from './by-title.ts';
import { columns, TitleHead } from './TitleHead.tsx';
import { lineHeight, TitleLines } from './TitleLines.tsx';
import { height } from './words.ts';

type Props = {
  result: ViewResult;
  groups: readonly TitleGroup[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  /** The titles whose platforms are folded away. */
  closed: ReadonlySet<string>;
  onToggle: (id: string) => void;
};

const skeletonRows = [0, 1, 2, 3, 4, 5, 6, 7];

const Skeleton = () => (
  <tbody aria-hidden="true" data-waiting>
    {skeletonRows.map((row) => (
      <tr key={row}>
        {columns.map(({ name }) => (
          <td key={name}>
            <span className={tableClasses.skeleton} style={{ width: name === 'contentName' ? '62%' : 46 }} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const Message = ({ result }: Pick<Props, 'result'>) => {
  if (result.status === 'error') return <ViewError error={result.error} onRetry={result.retry} />;
  if (result.status === 'blocked') return <ViewBlocked message={result.blockedMessage} />;
  if (result.status !== 'empty') return null;
  return (
    <ViewEmpty
      meta={result.meta}
      reason="None of these titles was watched on a platform inside these filters. Take some of them away, or widen the dates."
    />
  );
};

export const TitleTable = ({ result, groups, sort, onSort, closed, onToggle }: Props) => {
  const lines = useMemo(() => linesOf(groups, closed), [groups, closed]);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  useSortedInSight(scroller, sort.column, result.status === 'data');
  const shares = sharesOf(columns, usePlace(scroller), { ranked: false, ticked: false, dense: true });
  const printing = usePrinting();
  const isLoading = result.status === 'loading';
  const hasRows = result.status === 'data' || isLoading;
  const linesHeight = lines.reduce((sum, line) => sum + lineHeight(line), headerHeight + 2);
  return (
    <div className={tableClasses.frame}>
      <HintArea>
        <div
          ref={setScroller}
          className={tableClasses.scroll}
          style={{
            ...(hasRows && !printing ? { height: isLoading ? height : Math.min(height, linesHeight) } : {}),
            ...(shares.stays === null ? {} : { scrollPaddingLeft: shares.stays }),
          }}
        >
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose lines fold.
            role="treegrid"
            aria-label="Platforms by title"
            aria-busy={isLoading || result.refreshing}
            aria-rowcount={lines.length + 1}
            className={`${tableClasses.table} ${classes.folding} ${result.outdated ? tableClasses.outdated : ''}`}
            data-dense
            data-scrolls={shares.stays !== null || undefined}
            style={printing ? {} : { minWidth: shares.least }}
          >
            <TitleHead sort={sort} onSort={onSort} shares={shares} />
            {isLoading ? <Skeleton /> : null}
            {result.status === 'data' ? (
              <TitleLines lines={lines} meta={result.meta} scroller={scroller} onToggle={onToggle} />
            ) : null}
          </table>
        </div>
      </HintArea>
      <Message result={result} />
    </div>
  );
};
