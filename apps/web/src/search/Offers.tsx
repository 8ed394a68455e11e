/** Hits while one types as options of a list, group by group. */
import { Combobox } from '@mantine/core';
import { headingOf } from './groups.ts';
import { HitLabel } from './HitLabel.tsx';
import type { Offer } from './type-ahead.ts';

export const Offers = ({ offers }: { offers: readonly Offer[][] }) =>
  offers.map((group) => (
    <Combobox.Group key={group[0]?.group} label={group[0] === undefined ? '' : headingOf(group[0].group)}>
      {group.map(({ hit, value, isOpen, group: kind }) => (
        <Combobox.Option
          key={value}
          value={value}
          disabled={!isOpen}
          aria-label={[hit.name, hit.note].filter(Boolean).join(', ')}
        >
          <HitLabel group={kind} hit={hit} />
        </Combobox.Option>
      ))}
    </Combobox.Group>
  ));
