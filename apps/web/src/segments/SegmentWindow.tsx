/**
 * The window of saved segments: the list, and from there making, changing and deleting one. Saving a new segment closes
 * the window and applies it; saving a change returns to the list (1-foundation section 4).
 */
import type { Clause, PageFilters } from '@cvm/contract';
import { Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { ReasonButton } from '../filters/ReasonButton.tsx';
import { useForeign } from '../session/session.ts';
import { askToDelete } from '../ui/ask-to-delete.tsx';
import { showError } from '../ui/toasts.ts';
import { SegmentEditor } from './SegmentEditor.tsx';
import { SegmentList } from './SegmentList.tsx';
import classes from './Segments.module.css';
import { segmentProblem } from './segment-fit.ts';
import { type Segment, useDeleteSegment } from './segments.ts';

/** What the window shows: the list, or one segment; `null` is a new one. */
export type SegmentView = 'list' | { edit: Segment | null };

type Props = {
  page: PageFilters;
  /** What is shown first. */
  view: SegmentView;
  /** What a new segment begins with. */
  start: readonly Clause[];
  selected: string | null;
  onChoose: (segment: Segment | null) => void;
  onClose: () => void;
};

const failed = (error: Error): void => {
  showError({ message: error.message });
};

type ListProps = Pick<Props, 'page' | 'selected' | 'onChoose'> & { onView: (view: SegmentView) => void };

const ListView = ({ page, selected, onChoose, onView }: ListProps) => {
  const { mutate: remove } = useDeleteSegment();
  const foreign = useForeign();
  const confirmDelete = (segment: Segment) =>
    askToDelete('segment', segment.name, () =>
      remove(segment.uuid, {
        // What is gone can be chosen no longer.
        onSuccess: () => (segment.uuid === selected ? onChoose(null) : undefined),
        onError: failed,
      }),
    );
  return (
    <div className={classes.window}>
      <SegmentList
        page={page}
        selected={selected}
        onChoose={onChoose}
        actionsOf={(segment) => (
          <Group gap={0} wrap="nowrap">
            <ReasonButton
              variant="subtle"
              disabledReason={foreign}
              aria-label={`Edit ${segment.name}`}
              onClick={() => onView({ edit: segment })}
            >
              Edit
            </ReasonButton>
            <ReasonButton
              variant="subtle"
              color="red"
              disabledReason={foreign}
              aria-label={`Delete ${segment.name}`}
              onClick={() => confirmDelete(segment)}
            >
              Delete
            </ReasonButton>
          </Group>
        )}
      />
      <Group justify="flex-end">
        <ReasonButton disabledReason={foreign} onClick={() => onView({ edit: null })}>
          Create Segment
        </ReasonButton>
      </Group>
    </div>
  );
};

const titleOf = (view: SegmentView): string => {
  if (view === 'list') return 'Segments';
  return view.edit === null ? 'New Segment' : 'Edit Segment';
};

export const SegmentWindow = ({ page, view: first, start, selected, onChoose, onClose }: Props) => {
  const [view, setView] = useState(first);
  const saved = (isNew: boolean) => (segment: Segment) => {
    const applies = segmentProblem(page, segment) === null;
    if (!isNew) {
      setView('list');
      // The page says it shows this segment, and now shows what it has become.
      if (segment.uuid === selected) onChoose(applies ? segment : null);
      return;
    }
    onClose();
    // One that does not apply here is saved all the same.
    if (applies) onChoose(segment);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={titleOf(view)}
      size={960}
      // A click beside the window would throw away what is being made.
      closeOnClickOutside={view === 'list'}
    >
      {view === 'list' ? (
        <ListView page={page} selected={selected} onChoose={onChoose} onView={setView} />
      ) : (
        <SegmentEditor
          key={view.edit?.uuid ?? 'new'}
          segment={view.edit}
          start={start}
          onSaved={saved(view.edit === null)}
          onBack={() => setView('list')}
        />
      )}
    </Modal>
  );
};
