/**
 * The chosen fields: values and pivots, in the order of rows and columns. A field is dropped into an area, in front of
 * another one or behind all; with Alt and an arrow key the one that has the focus moves. A measure is no pivot.
 */
import type { FieldName } from '@cvm/contract';
import { isMeasure } from '@cvm/contract';
import { ActionIcon, CloseIcon, Text } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { showInfo } from '../../ui/toasts.ts';
import type { AnswerRow } from './answer.ts';
import { type Area, type BuilderAction, type Draft, takes } from './builder.ts';
import { CalculatedChips } from './CalculatedChips.tsx';
import type { Dragging } from './drag.ts';
import classes from './drop-areas.module.css';
import { fieldLabel, whyNot } from './fields.ts';
import { PivotIcon } from './icons.tsx';

type Shared = { draft: Draft; dispatch: (action: BuilderAction) => void; dragging: Dragging };

const areaLabels: Record<Area, string> = { values: 'Values', pivots: 'Pivots' };
const hints: Record<Area, string> = {
  values: 'Dimensions make the rows, measures are counted in them',
  pivots: 'A column for each value of a dimension',
};

/** Why a field that is dropped into an area stays where it was; null = it moves there. */
const whyNotThere = (field: FieldName, area: Area, { values, pivots }: Draft): string | null =>
  takes(area, field)
    ? whyNot(field, [...values, ...pivots])
    : `${fieldLabel(field)} is a measure and cannot be a pivot.`;

type ChipProps = Omit<Shared, 'draft'> & {
  field: FieldName;
  area: Area;
  names: readonly FieldName[];
  /** What is dragged is dropped in front of it. */
  onDrop: () => void;
};

const Chip = ({ field, area, names, dispatch, dragging, onDrop }: ChipProps) => {
  const label = fieldLabel(field);
  const [isOver, setOver] = useState(false);
  const place = names.indexOf(field);
  const moveBy = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (!event.altKey || step === 0) return;
    event.preventDefault();
    // In front of the one after the next, where it moves on.
    const before = step > 0 ? names[place + 2] : names[place - 1];
    if (names[place + step] !== undefined) dispatch({ type: 'place', field, area, before: before ?? null });
  };
  return (
    <li
      className={classes.chip}
      data-measure={isMeasure(field) || undefined}
      data-over={isOver || undefined}
      draggable
      onDragStart={(event) => dragging.start(event, field)}
      onDragEnd={dragging.end}
      onDragOver={(event) => {
        if (dragging.field === null || !takes(area, dragging.field)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDrop();
      }}
    >
      <button
        type="button"
        className={classes.chipName}
        onKeyDown={moveBy}
        aria-label={`${label}, ${place + 1} of ${names.length} ${area}`}
        aria-description="Alt and an arrow key move it."
      >
        {label}
      </button>
      {isMeasure(field) ? null : (
        <ActionIcon
          variant="subtle"
          color="gray"
          size={24}
          aria-label={area === 'values' ? `Make ${label} a pivot` : `Make ${label} a value`}
          title={area === 'values' ? 'Make it a pivot' : 'Make it a value'}
          onClick={() => dispatch({ type: 'toggle', field, asPivot: true })}
        >
          <PivotIcon size={12} />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={24}
        aria-label={`Remove ${label}`}
        onClick={() => dispatch({ type: 'toggle', field, asPivot: false })}
      >
        <CloseIcon size="12px" />
      </ActionIcon>
    </li>
  );
};

type AreaProps = Shared & { area: Area; names: readonly FieldName[]; children?: ReactNode };

const DropArea = ({ area, names, children, draft, ...shared }: AreaProps) => {
  const { dispatch, dragging } = shared;
  const { field } = dragging;
  const isTaken = field !== null && takes(area, field);
  /** In front of a field of the area; null = behind all of them. On itself it stays where it is. */
  const drop = (before: FieldName | null) => {
    if (field !== null && field !== before) {
      const reason = whyNotThere(field, area, draft);
      if (reason === null) dispatch({ type: 'place', field, area, before });
      else showInfo({ message: reason });
    }
    dragging.end();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped here can be chosen by keyboard in the panel.
    <div
      className={classes.area}
      data-dragging={field === null ? undefined : isTaken ? 'taken' : 'refused'}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drop(null);
      }}
    >
      <Text size="xs" fw={600} className={classes.areaName}>
        {areaLabels[area]}
      </Text>
      {names.length === 0 ? (
        <Text size="sm" c="dimmed">
          {hints[area]}
        </Text>
      ) : (
        <ul className={classes.chips} aria-label={areaLabels[area]}>
          {names.map((name) => (
            <Chip key={name} field={name} area={area} names={names} onDrop={() => drop(name)} {...shared} />
          ))}
        </ul>
      )}
      {children}
    </div>
  );
};

export const DropAreas = ({ answer, ...shared }: Shared & { answer: readonly AnswerRow[] }) => (
  <div className={classes.areas}>
    <DropArea area="values" names={shared.draft.values} {...shared}>
      <CalculatedChips draft={shared.draft} answer={answer} dispatch={shared.dispatch} />
    </DropArea>
    <DropArea area="pivots" names={shared.draft.pivots} {...shared} />
  </div>
);
