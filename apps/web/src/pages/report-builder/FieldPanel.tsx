/**
 * The fields at the left: groups that open and close, a search, and for each field whether it is a dimension or a measure,
 * whether it is chosen, and why it cannot be. A click makes it a value, its pivot action a pivot; arrow keys move.
 */
import type { CrosstabField, FieldName } from '@cvm/contract';
import { ActionIcon, Skeleton, Stack, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, memo, useMemo, useState } from 'react';
import { HintArea } from '../../ui/HintArea.tsx';
import { ChevronDownIcon, ChevronRightIcon, SearchIcon } from '../../ui/icons.tsx';
import { type BuilderAction, type Draft, fieldsOf } from './builder.ts';
import type { Dragging } from './drag.ts';
import classes from './field-panel.module.css';
import { type FieldGroup, groupsOf, type PanelField, searchText, whyNot } from './fields.ts';
import { PivotIcon } from './icons.tsx';

type Shared = { draft: Draft; dispatch: (action: BuilderAction) => void; dragging: Dragging };

/** Where a field stands among what is chosen; null = nowhere. */
type Place = 'value' | 'pivot' | null;

const placeOf = ({ values, pivots }: Draft, name: FieldName): Place => {
  if (values.includes(name)) return 'value';
  return pivots.some((pivot) => pivot === name) ? 'pivot' : null;
};

const placeWords = { value: ', among the values', pivot: ', pivot' } as const;

type FieldProps = Omit<Shared, 'draft'> & {
  field: PanelField;
  place: Place;
  /** Why it cannot be chosen; null = it can, or is. */
  reason: string | null;
  active: boolean;
  onActive: (name: FieldName) => void;
};

/** Drawn anew when what it says is something else: there are many, and a click changes a few. */
const FieldRow = memo(({ field, place, reason, dispatch, dragging, active, onActive }: FieldProps) => {
  const { name, label, isMeasure, definition } = field;
  const chosen = place !== null;
  const isPivot = place === 'pivot';
  const words = `${isMeasure ? 'measure' : 'dimension'}${place === null ? '' : placeWords[place]}`;
  const toggle = (asPivot: boolean) => {
    if (reason === null) dispatch({ type: 'toggle', field: name, asPivot });
  };
  return (
    <li className={classes.field} data-chosen={chosen || undefined}>
      <UnstyledButton
        className={classes.name}
        data-field={name}
        draggable={reason === null}
        onDragStart={(event) => dragging.start(event, name)}
        onDragEnd={dragging.end}
        tabIndex={active ? 0 : -1}
        onFocus={() => onActive(name)}
        aria-label={`${label}, ${words}`}
        aria-pressed={chosen}
        aria-disabled={reason !== null || undefined}
        aria-description={reason ?? undefined}
        data-hint={reason ?? definition ?? undefined}
        onClick={(event) => toggle(event.shiftKey && !isMeasure)}
      >
        <span className={classes.mark} data-measure={isMeasure || undefined} aria-hidden="true">
          {isMeasure ? '#' : 'A'}
        </span>
        <span className={classes.label}>{label}</span>
      </UnstyledButton>
      {isMeasure || reason !== null ? null : (
        <ActionIcon
          variant={isPivot ? 'light' : 'subtle'}
          color={isPivot ? 'accent' : 'gray'}
          size={24}
          className={classes.pivot}
          data-on={isPivot || undefined}
          tabIndex={active ? 0 : -1}
          onFocus={() => onActive(name)}
          aria-label={isPivot ? `Move ${label} to the values` : `Pivot by ${label}`}
          data-hint={isPivot ? 'Move to the values' : 'Pivot: a column for each value'}
          onClick={() => toggle(true)}
        >
          <PivotIcon size={14} />
        </ActionIcon>
      )}
    </li>
  );
});

type GroupProps = Shared & {
  group: FieldGroup;
  open: boolean;
  onToggle: () => void;
  active: FieldName | null;
  onActive: (name: FieldName) => void;
};

const Group = ({ group, open, onToggle, active, onActive, draft, ...shared }: GroupProps) => {
  const all = fieldsOf(draft);
  const chosen = group.fields.filter(({ name }) => all.includes(name)).length;
  return (
    <section className={classes.group} aria-label={group.label}>
      <UnstyledButton className={classes.groupName} aria-expanded={open} onClick={onToggle}>
        {open ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
        <span>{group.label}</span>
        <span className={classes.count}>{chosen === 0 ? group.fields.length : `${chosen} chosen`}</span>
      </UnstyledButton>
      {open ? (
        <ul className={classes.fields}>
          {group.fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              place={placeOf(draft, field.name)}
              reason={whyNot(field.name, all)}
              active={active === field.name}
              onActive={onActive}
              {...shared}
            />
          ))}
        </ul>
      ) : null}
    </section>
  );
};

/** Up and down through the fields that are shown. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const row = event.target instanceof Element ? event.target.closest('li') : null;
  if (step === 0 || row === null) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-field]')];
  const own = all.findIndex((button) => row.contains(button));
  event.preventDefault();
  all[own + step]?.focus();
};

const PanelSkeleton = () => (
  <Stack gap={8} p={12} role="status" aria-label="Loading fields" className={classes.waiting}>
    {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
      <Skeleton key={row} height={20} />
    ))}
  </Stack>
);

type Props = Shared & { fields: readonly CrosstabField[] | null };

export const FieldPanel = ({ fields, ...shared }: Props) => {
  const [search, setSearch] = useState('');
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [focused, setFocused] = useState<FieldName | null>(null);
  const groups = useMemo(() => groupsOf(fields ?? [], search), [fields, search]);
  const isOpen = (label: string) => search.trim() !== '' || !closed.has(label);
  const shown = groups.filter(({ label }) => isOpen(label)).flatMap((group) => group.fields);
  const active = shown.find(({ name }) => name === focused)?.name ?? shown[0]?.name ?? null;
  const toggle = (label: string) => {
    const next = new Set(closed);
    if (!next.delete(label)) next.add(label);
    setClosed(next);
  };
  return (
    <section className={classes.panel} aria-label="Fields">
      <div className={classes.search}>
        <TextInput
          size="xs"
          aria-label="Search fields"
          placeholder="Search fields"
          leftSection={<SearchIcon size={14} />}
          value={search}
          onChange={(event) => setSearch(searchText(event.currentTarget.value))}
        />
      </div>
      {fields === null ? <PanelSkeleton /> : null}
      <HintArea>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys move between the buttons inside. */}
        <div className={classes.groups} onKeyDown={moveFocus}>
          {groups.map((group) => (
            <Group
              key={group.label}
              group={group}
              open={isOpen(group.label)}
              onToggle={() => toggle(group.label)}
              active={active}
              onActive={setFocused}
              {...shared}
            />
          ))}
          {fields !== null && groups.length === 0 ? (
            <Text size="sm" c="dimmed" p={12} role="status">
              No field has '{search.trim()}' in its name.
            </Text>
          ) : null}
        </div>
      </HintArea>
    </section>
  );
};
