/** The switch that leaves out what chance may have made, for all charts and tables of a tab. */
import { metricDefinitions } from '@cvm/contract';
import { Switch, Tooltip } from '@mantine/core';
import { useRealOnly } from './use-real-only.ts';

export const RealOnlySwitch = () => {
  const { realOnly, setRealOnly } = useRealOnly();
  return (
    <Tooltip label={metricDefinitions.differs.definition}>
      <Switch
        size="xs"
        label="Only real differences"
        checked={realOnly}
        onChange={({ currentTarget }) => setRealOnly(currentTarget.checked)}
      />
    </Tooltip>
  );
};
