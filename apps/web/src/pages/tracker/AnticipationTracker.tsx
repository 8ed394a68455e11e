/**
 * The Anticipation Tracker: criteria are built first; then the growth of the most followed titles around their release, and the table
 * of all (3-reports-and-admin section 2).
 */
import { contentTypes, type Permissible, pages, titleKindOf, titlesInWords, valueName } from '@cvm/contract';
import { ActionIcon, Group, Text, Title, Tooltip } from '@mantine/core';
import { useMemo } from 'react';
import { AudienceBuilder } from '../../audience-builder/AudienceBuilder.tsx';
import { type BuilderWords, commonWords } from '../../audience-builder/words.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { usePermissible } from '../../filters/use-permissible.ts';
import { InfoIcon } from '../../ui/icons.tsx';
import { ViewBlocked, ViewEmpty, ViewError } from '../../views/states.tsx';
import { useView } from '../../views/use-view.ts';
import { GrowthChart } from './GrowthChart.tsx';
import { TrackerTable } from './TrackerTable.tsx';
import { heldToKind } from './tracker-query.ts';

const page = 'anticipationTracker';

const about =
  'How the number of followers of shows and movies grows around their release: in total and day by day, among all members or ' +
  'those of a country, age or gender.';

/** What must be chosen, of the filters that a user of these kinds of title has. */
const neededOf = (permissible: Permissible | null): string => {
  const [only, ...others] = permissible?.contentTypes ?? [];
  if (only === 'series' && others.length === 0) return 'show, network or genre';
  return only === 'movie' && others.length === 0 ? 'movie, studio or genre' : 'show, movie, network, studio or genre';
};

const wordsFor = (permissible: Permissible | null): BuilderWords => ({
  ...commonWords,
  edit: 'Edit Query',
  requirement: `At least one ${neededOf(permissible)} must be selected to get results.`,
});

const Header = () => (
  <Group gap={4} mb="sm">
    <Title order={1}>{pages.anticipationTracker.label}</Title>
    <Tooltip label={about} multiline w={320}>
      <ActionIcon variant="subtle" color="gray" size={24} aria-label={`About ${pages.anticipationTracker.label}`}>
        <InfoIcon />
      </ActionIcon>
    </Tooltip>
  </Group>
);

/** Of a user with one kind of title, which no filter offers. A link may ask for the other one. */
const HeldTo = ({ permissible }: { permissible: Permissible | null }) => {
  const { applied } = useFilters(page);
  const [only, ...others] = permissible?.contentTypes ?? [];
  if (only === undefined || others.length > 0) return null;
  const asked = applied.find(({ id }) => id === 'contentType')?.values ?? [];
  const refused = contentTypes.find((kind) => kind !== only && asked.includes(kind));
  return (
    <Text size="sm" c="dimmed" component="div">
      <div>Content Type: {valueName('contentType', only)}</div>
      {refused === undefined ? null : <div>You may not see {titlesInWords[titleKindOf[refused]]}.</div>}
    </Text>
  );
};

const Results = ({ permissible, isKnown }: { permissible: Permissible | null; isKnown: boolean }) => {
  const { applied } = useFilters(page);
  const clauses = useMemo(() => heldToKind(applied, permissible), [applied, permissible]);
  const result = useView('anticipationTracker', clauses, { keepPrevious: true, enabled: isKnown });
  if (result.status === 'blocked') return <ViewBlocked message={result.blockedMessage} />;
  if (result.status === 'error') return <ViewError error={result.error} onRetry={result.retry} />;
  if (result.status === 'empty')
    return (
      <ViewEmpty
        title="No Results for Selected Query"
        meta={result.meta}
        reason="No followed title matches these criteria. Take some of them away, or widen the release dates."
      />
    );
  return (
    <>
      <GrowthChart clauses={clauses} rows={result.rows} meta={result.meta} />
      <TrackerTable clauses={clauses} result={result} />
    </>
  );
};

export default function AnticipationTracker() {
  const { data: permissible = null, isPending } = usePermissible();
  return (
    <>
      <Header />
      <AudienceBuilder page={page} words={wordsFor(permissible)} note={<HeldTo permissible={permissible} />}>
        <Results permissible={permissible} isKnown={!isPending} />
      </AudienceBuilder>
    </>
  );
}
