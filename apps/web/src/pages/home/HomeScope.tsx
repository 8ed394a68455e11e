/**
 * Whom the lists of the home page count, where that is not everyone each counted once: the limits of the user, and
 * the balanced panel of the United States, which holds though nobody chose it and can be taken away.
 */
import type { Clause } from '@cvm/contract';
import { CloseIcon, Group, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { isLimited, leftOutSentences, limitClauses, peopleWords, titleSentences } from '../../filters/entitlement.ts';
import { defaultPanelText, panelClauses, panelRule, panelTooltip } from '../../filters/panel-rule.ts';
import { useFilterLabels } from '../../filters/use-options.ts';
import { usePermissible } from '../../filters/use-permissible.ts';
import classes from './home.module.css';

type ChipProps = { text: string; hint: string; onRemove: () => void };

const Chip = ({ text, hint, onRemove }: ChipProps) => (
  <span className={classes.chip}>
    <Tooltip label={hint}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what hovering tells must be told to keyboards as well. */}
      <span tabIndex={0}>{text}</span>
    </Tooltip>
    <UnstyledButton className={classes.chipCross} onClick={onRemove} aria-label={`Remove ${text}`}>
      <CloseIcon size="14px" />
    </UnstyledButton>
  </span>
);

type Props = { scope: readonly Clause[]; onPanel: (clauses: readonly Clause[]) => void };

export const HomeScope = ({ scope, onPanel }: Props) => {
  const { data: permissible = null } = usePermissible();
  const labels = useFilterLabels(limitClauses(permissible));
  const { byDefault } = panelRule(scope, permissible);
  const leftOut = leftOutSentences(permissible, scope, labels);
  const isTotal = scope.some(({ id, values }) => id === 'panel' && values[0] === 'No');
  if (!byDefault && !isTotal && !isLimited(permissible)) return null;
  return (
    <Group gap="sm" mb="sm" mih={28}>
      {byDefault ? (
        <Chip
          text={`Panel: ${defaultPanelText}`}
          hint={`${panelTooltip} Take it away to count every member once.`}
          onRemove={() => onPanel(panelClauses('No'))}
        />
      ) : null}
      {isTotal ? (
        <Chip text="Panel: Total" hint="Every member counts once, without weights." onRemove={() => onPanel([])} />
      ) : null}
      {isLimited(permissible) ? (
        <Text size="sm" c="dimmed">
          Of {peopleWords(permissible)}. {titleSentences(permissible, labels).join(' ')}
        </Text>
      ) : null}
      {leftOut.length === 0 ? null : (
        <Text size="sm" role="status">
          {leftOut.join(' ')}
        </Text>
      )}
    </Group>
  );
};
