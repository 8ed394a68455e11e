/** Of a ranking of titles: shows the boxes by which rows are ticked, and leads to those that are ticked side by side. */
import { type Clause, formatFilters, pages, scopeFilters, type TitleKind } from '@cvm/contract';
import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { FilterProblems } from '../filter-bar/FilterProblems.tsx';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { usePageAccess } from '../session/access.ts';
import { comparedMax, comparedMin, comparePath } from '../titles/compared.ts';
import { useTicked } from './use-comparing.ts';

const unshownTitles = ['A title of this link is not ticked', 'Some titles of this link are not ticked'] as const;

/** What a link ticks and is no title. */
export const UntickedTitles = () => {
  const { problems, removeText } = useTicked();
  return <FilterProblems problems={problems} onRemove={removeText} titles={unshownTitles} />;
};

type Props = { kind: TitleKind; clauses: readonly Clause[] };

export const CompareButtons = ({ kind, clauses }: Props) => {
  const { ticked, setTicked } = useTicked();
  const { allows } = usePageAccess();
  const router = useRouter();
  if (!allows(pages.compare.path)) return null;
  if (ticked === null)
    return (
      <Button variant="default" size="xs" onClick={() => setTicked([])}>
        Compare
      </Button>
    );
  const scope = clauses.filter(({ id }) => scopeFilters.some((filter) => filter === id));
  const few = `Tick ${comparedMin} to ${comparedMax} ${kind}s`;
  return (
    <>
      <ReasonButton
        size="xs"
        disabledReason={ticked.length < comparedMin ? few : null}
        onClick={() => void router.navigate({ to: comparePath(ticked, formatFilters(scope)) })}
      >
        {`Compare (${ticked.length})`}
      </ReasonButton>
      <Button variant="subtle" size="xs" onClick={() => setTicked(null)}>
        Cancel
      </Button>
    </>
  );
};
