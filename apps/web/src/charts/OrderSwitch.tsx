/** The switch that orders ages, genders and countries by their index, for all charts of a tab. */
import { Switch } from '@mantine/core';
import { useOrder } from './use-order.ts';

export const OrderSwitch = () => {
  const { order, setOrder } = useOrder();
  return (
    <Switch
      size="xs"
      label="Sort by index"
      checked={order === 'index'}
      onChange={({ currentTarget }) => setOrder(currentTarget.checked ? 'index' : 'own')}
    />
  );
};
