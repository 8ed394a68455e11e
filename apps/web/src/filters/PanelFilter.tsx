/** The panel: Balanced or Total. Where it cannot be changed it shows what holds, and why. */
import { filterDefinition, valueName } from '@cvm/contract';
import { Radio, Stack, Text } from '@mantine/core';
import type { EditorProps } from './editor-props.ts';
import classes from './OptionList.module.css';
import { panelClauses, panelTooltip } from './panel-rule.ts';

const notes = {
  Yes: panelTooltip,
  No: 'Every member counts once, without weights.',
} as const;

export const PanelFilter = ({ bar, id, onChange }: EditorProps) => {
  const { value, disabledReason } = bar.panel;
  return (
    <Radio.Group
      label={filterDefinition(id).label}
      description={disabledReason ?? 'How members are weighted.'}
      value={value}
      onChange={(next) => onChange(panelClauses(next))}
    >
      <Stack gap="sm" mt="sm">
        {(['Yes', 'No'] as const).map((panel) => (
          <Radio
            key={panel}
            size="xs"
            value={panel}
            label={valueName(id, panel)}
            description={notes[panel]}
            disabled={disabledReason !== null}
            classNames={{ description: classes.meaning ?? '' }}
          />
        ))}
      </Stack>
      {disabledReason === null ? null : (
        <Text size="sm" c="dimmed" mt="sm">
          The panel is {valueName(id, value)}.
        </Text>
      )}
    </Radio.Group>
  );
};
