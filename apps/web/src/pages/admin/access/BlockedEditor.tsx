/** The reports and embedded looks that a user is shown the lock of. */
import { lookLabel, lookLabels, pageLabel, reportPages } from '@cvm/contract';
import { MultiSelect, SimpleGrid } from '@mantine/core';
import type { AccessForm } from './access-form.ts';

type Locks = Pick<AccessForm, 'blockedReports' | 'blockedLooks'>;

type Props = {
  form: Locks;
  onChange: (change: Partial<Locks>) => void;
  readOnly: boolean;
  /** Many users are edited: blank means that each keeps what it has. */
  bulk?: boolean;
};

/** What can be chosen, and what is stored and no longer among it. */
const choices = (known: readonly string[], chosen: readonly string[], labelOf: (value: string) => string) =>
  [...new Set([...known, ...chosen])].map((value) => ({ value, label: labelOf(value) }));

export const BlockedEditor = ({ form: { blockedReports, blockedLooks }, onChange, readOnly, bulk = false }: Props) => {
  const none = bulk ? 'As it is' : 'None';
  const reports = choices(
    reportPages.map(({ path }) => path),
    blockedReports,
    pageLabel,
  );
  const common = { searchable: true, clearable: true, hidePickedOptions: true, maxDropdownHeight: 240, readOnly };
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <MultiSelect
        {...common}
        label="Blocked reports"
        description="The page opens and shows a lock"
        placeholder={blockedReports.length === 0 ? none : ''}
        data={reports}
        value={blockedReports}
        onChange={(next) => onChange({ blockedReports: next })}
        clearButtonProps={{ 'aria-label': 'Clear blocked reports' }}
      />
      <MultiSelect
        {...common}
        label="Blocked looks"
        description="Embedded pages that show a lock"
        placeholder={blockedLooks.length === 0 ? none : ''}
        data={choices(Object.keys(lookLabels), blockedLooks, lookLabel)}
        value={blockedLooks}
        onChange={(next) => onChange({ blockedLooks: next })}
        clearButtonProps={{ 'aria-label': 'Clear blocked looks' }}
      />
    </SimpleGrid>
  );
};
