/** Whether bars that chance may have made are left out; the address keeps it, for all charts of a page. */
import { useNavigate, useSearch } from '@tanstack/react-router';

export const useRealOnly = (): { realOnly: boolean; setRealOnly: (realOnly: boolean) => void } => {
  const realOnly = useSearch({ strict: false, select: ({ differences }) => differences === 'real' });
  const navigate = useNavigate();
  const setRealOnly = (wanted: boolean) => {
    void navigate({
      to: '.',
      search: ({ differences: _, ...others }) => (wanted ? { ...others, differences: 'real' } : others),
      replace: true,
      resetScroll: false,
    });
  };
  return { realOnly, setRealOnly };
};
