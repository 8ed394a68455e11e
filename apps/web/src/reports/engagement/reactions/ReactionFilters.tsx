/**
 * What the feed is narrowed to: reaction type, emotions, characters, ratings and, for shows, language, each with how many
 * comments it has inside the page's filters. Choices wait until Apply; Reset takes all of them away.
 */
import {
  type Clause,
  capitalised,
  formatValue,
  languageCodes,
  languageName,
  once,
  type Row,
  ratingLabels,
  reactionTypes,
  type ViewId,
} from '@cvm/contract';
import { Button, Group, MultiSelect, Skeleton, Text, UnstyledButton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { characterName } from '../../../charts/prepare/characters-figure.ts';
import { nothingChanged } from '../../../filter-bar/ApplyButton.tsx';
import { ReasonButton } from '../../../filters/ReasonButton.tsx';
import { useLateList } from '../../../ui/use-late-list.ts';
import { isRefusal } from '../../../views/refusal.ts';
import { suppressedWords } from '../../../views/suppressed-words.ts';
import { useView } from '../../../views/use-view.ts';
import classes from './reactions.module.css';
import {
  charactersOf,
  choose,
  chosen,
  isReview,
  isSame,
  noSentimentWords,
  type ReactionFilterId,
  reviewReason,
  toggle,
  toggleAll,
} from './selection.ts';

type Props = {
  /** The title, and what the page filters. */
  clauses: readonly Clause[];
  isShow: boolean;
  applied: readonly Clause[];
  onApply: (selection: readonly Clause[]) => void;
};

type ItemProps = {
  label: string;
  /** All of the label, where there is room for a part of it alone. */
  full?: string;
  count: number | null;
  selected: boolean;
  onToggle: () => void;
  disabledReason?: string | null;
};

const Item = ({ label, full = label, count, selected, onToggle, disabledReason = null }: ItemProps) => (
  <UnstyledButton
    className={classes.item}
    aria-pressed={selected}
    aria-disabled={disabledReason !== null || undefined}
    title={disabledReason ?? (full === label ? undefined : full)}
    onClick={disabledReason === null ? onToggle : undefined}
  >
    <span className={classes.itemLabel}>{label}</span>
    <span className={classes.itemCount}>{count === null ? '' : formatValue('count', count)}</span>
  </UnstyledButton>
);

const GroupOf = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

const countOf = (row: Row | undefined): number => (typeof row?.count === 'number' ? row.count : 0);

type Summary = {
  /** Null while they are on their way, and where they are kept back. */
  readonly rows: readonly Row[] | null;
  /** In place of rows; null where there are some, or will be. */
  readonly words: string | null;
  /** Of those that failed and may come when they are asked for again. */
  readonly retry?: () => void;
};

/** What is said in place of counts. */
const Words = ({ words, retry }: Pick<Summary, 'words' | 'retry'>) =>
  words === null ? null : (
    <Text size="xs" c="dimmed">
      {words}
      {retry === undefined ? null : (
        <Button variant="subtle" size="compact-xs" ml={4} onClick={retry}>
          Retry
        </Button>
      )}
    </Text>
  );

/** The rows of a summary of the feed. */
const useSummary = (view: ViewId, clauses: readonly Clause[]): Summary => {
  const { status, rows, meta, error, retry } = useView(view, clauses, { keepPrevious: true });
  if (status === 'loading') return { rows: null, words: null };
  // Why is said beside, in place of the comments.
  if (status === 'error' && isRefusal(error)) return { rows: null, words: 'Cannot be counted' };
  if (status === 'error') return { rows: null, words: 'Could not be loaded', retry };
  if (status === 'blocked') return { rows: null, words: 'Not open to you' };
  const suppressed = suppressedWords(meta);
  if (suppressed !== null) return { rows: null, words: suppressed.title };
  // Beside the one that says which title, a clause is a filter of the page.
  const none = clauses.length > 1 ? 'None inside these filters' : 'None yet';
  return { rows, words: rows.length === 0 ? none : null };
};

const RowsSkeleton = () => (
  <div aria-hidden="true">
    {['80%', '62%', '71%'].map((width) => (
      <Skeleton key={width} height={12} width={width} my={9} />
    ))}
  </div>
);

type GroupProps = { clauses: readonly Clause[]; pending: readonly Clause[]; onChange: (next: Clause[]) => void };

const Types = ({ clauses, pending, onChange, isShow }: GroupProps & { isShow: boolean }) => {
  const { rows, words, retry } = useSummary('reactionCounts', clauses);
  const find = (what: string) => countOf(rows?.find((row) => row.what === what));
  const counts: Record<string, number> = { all: find('text') + find('images') };
  for (const what of ['text', 'images', 'review']) counts[what] = find(what);
  const values = chosen(pending, 'reactionType');
  return (
    <GroupOf title="Reaction Type">
      {reactionTypes
        .filter(({ value }) => isShow || value !== 'review')
        .map(({ value, label }) => (
          <Item
            key={value}
            label={label}
            count={rows === null ? null : (counts[value] ?? 0)}
            selected={value === 'all' ? values.length === 0 : values.includes(value)}
            onToggle={() => onChange(toggle(pending, 'reactionType', value))}
            disabledReason={value === 'review' ? reviewReason(pending, clauses) : null}
          />
        ))}
      {rows === null ? <Words words={words} {...(retry === undefined ? {} : { retry })} /> : null}
    </GroupOf>
  );
};

type SentimentProps = GroupProps & {
  title: string;
  id: ReactionFilterId;
  view: ViewId;
  labelOf: (what: string) => string;
  valuesOf: (row: Row) => readonly string[];
};

const Sentiment = ({ clauses, pending, onChange, title, id, view, labelOf, valuesOf }: SentimentProps) => {
  const { rows, words, retry } = useSummary(view, clauses);
  const values = chosen(pending, id);
  return (
    <GroupOf title={title}>
      {rows === null && words === null ? <RowsSkeleton /> : null}
      <Words words={words} {...(retry === undefined ? {} : { retry })} />
      <div className={classes.items}>
        {rows?.map((row) => (
          <Item
            key={String(row.what)}
            label={labelOf(String(row.what))}
            {...(id === 'characters' ? { full: String(row.what) } : {})}
            count={countOf(row)}
            selected={valuesOf(row).every((value) => values.includes(value))}
            onToggle={() => onChange(toggleAll(pending, id, valuesOf(row)))}
          />
        ))}
      </div>
    </GroupOf>
  );
};

const itself = (row: Row): readonly string[] => [String(row.what)];
const ratingLabel = (what: string): string => `${ratingLabels[Number(what) - 1] ?? what} ${what}★`;

const Sentiments = (props: GroupProps) => (
  <>
    <Sentiment
      {...props}
      title="Emotions"
      id="emotions"
      view="reactionEmotions"
      labelOf={capitalised}
      valuesOf={itself}
    />
    <Sentiment {...props} title="Ratings" id="ratings" view="reactionRatings" labelOf={ratingLabel} valuesOf={itself} />
    <Sentiment
      {...props}
      title="Characters"
      id="characters"
      view="reactionCharacters"
      labelOf={characterName}
      valuesOf={charactersOf}
    />
  </>
);

const languageOf = (value: string) => ({ value, label: languageName(value) });

/** Every language there is: a comment may be written in one that no title is of. */
const languages = once(() => languageCodes.map(languageOf).toSorted((a, b) => a.label.localeCompare(b.label, 'en')));

const Language = ({ pending, onChange }: Pick<GroupProps, 'pending' | 'onChange'>) => {
  const values = chosen(pending, 'originating_language');
  const list = useLateList(values.map(languageOf), languages);
  return (
    <MultiSelect
      label="Language"
      {...(values.length === 0 ? { placeholder: 'Every language' } : {})}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear languages' }}
      nothingFoundMessage="No such language"
      {...list}
      value={[...values]}
      onChange={(next) => onChange(choose(pending, 'originating_language', next))}
    />
  );
};

export const ReactionFilters = ({ clauses, isShow, applied, onApply }: Props) => {
  const [pending, setPending] = useState<Clause[]>([...applied]);
  const [before, setBefore] = useState(applied);
  // Back and forward change what is applied: what waits was meant for the selection before.
  if (before !== applied) {
    setBefore(applied);
    setPending([...applied]);
  }
  const group = { clauses, pending, onChange: setPending };
  return (
    <aside className={classes.filters} aria-label="Reaction filters">
      <Types {...group} isShow={isShow} />
      {isReview(pending) ? (
        <Text size="xs" c="dimmed" my="sm">
          {noSentimentWords}
        </Text>
      ) : (
        <Sentiments {...group} />
      )}
      {isShow ? <Language pending={pending} onChange={setPending} /> : null}
      <Group gap={6} mt="md" className={classes.filterActions}>
        <ReasonButton
          disabledReason={isSame(pending, applied) ? nothingChanged : null}
          onClick={() => onApply(pending)}
        >
          Apply
        </ReasonButton>
        <ReasonButton
          variant="subtle"
          disabledReason={pending.length === 0 && applied.length === 0 ? 'Nothing is selected' : null}
          onClick={() => {
            setPending([]);
            if (applied.length > 0) onApply([]);
          }}
        >
          Reset
        </ReasonButton>
      </Group>
    </aside>
  );
};
