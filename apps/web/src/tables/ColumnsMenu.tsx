/** Which columns of a table are on screen and how high its rows are. The first column stays: it says what a row is about. */
import { tableColumns, type ViewId, viewDefinition } from '@cvm/contract';
import { Button, Menu } from '@mantine/core';
import { ChevronDownIcon } from '../ui/icons.tsx';
import type { Liking } from './use-liking.ts';

type Props = { view: ViewId; liking: Liking; onChange: (liking: Liking) => void };

export const ColumnsMenu = ({ view, liking, onChange }: Props) => {
  const [, ...columns] = tableColumns(viewDefinition(view));
  const shown = columns.map(({ name }) => name).filter((name) => !liking.without.includes(name));
  const show = (names: readonly string[]) =>
    onChange({ ...liking, without: columns.map(({ name }) => name).filter((name) => !names.includes(name)) });
  return (
    <Menu position="bottom-end" closeOnItemClick={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<ChevronDownIcon size={14} />}>
          Columns
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Columns on screen</Menu.Label>
        <Menu.CheckboxGroup value={shown} onChange={show}>
          {columns.map(({ name, label }) => (
            <Menu.CheckboxItem key={name} value={name}>
              {label}
            </Menu.CheckboxItem>
          ))}
        </Menu.CheckboxGroup>
        <Menu.Divider />
        <Menu.Label>Rows</Menu.Label>
        <Menu.RadioGroup
          value={liking.compact ? 'compact' : 'usual'}
          onChange={(value) => onChange({ ...liking, compact: value === 'compact' })}
        >
          <Menu.RadioItem value="usual">Comfortable</Menu.RadioItem>
          <Menu.RadioItem value="compact">Compact</Menu.RadioItem>
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};
