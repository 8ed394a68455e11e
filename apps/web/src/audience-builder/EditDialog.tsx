/** The dialog that changes what was applied. What is chosen in it and not applied is forgotten when it is closed. */
import type { FilterId, PageFiltersId } from '@cvm/contract';
import { Modal } from '@mantine/core';
import { useFilterBar } from '../filter-bar/use-filter-bar.ts';
import { BuilderForm } from './BuilderForm.tsx';
import type { BuilderWords } from './words.ts';

type Props = { page: PageFiltersId; words: BuilderWords; first: FilterId | undefined; onClose: () => void };

export const EditDialog = ({ page, words, first, onClose }: Props) => {
  const bar = useFilterBar(page, { forgets: true });
  return (
    <Modal
      opened
      onClose={onClose}
      title={words.edit}
      size={820}
      // A click beside the window would throw away what was chosen.
      closeOnClickOutside={false}
    >
      <BuilderForm bar={bar} words={words} first={first} onApplied={onClose} />
    </Modal>
  );
};
