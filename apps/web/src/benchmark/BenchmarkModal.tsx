/**
 * The benchmarks of a user in a window: the list, in which one is chosen, and the form in which one is built. Loaded
 * when it is opened for the first time.
 */
import type { TitleKind } from '@cvm/contract';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import type { Segment } from '../segments/segments.ts';
import { BenchmarkEditor } from './BenchmarkEditor.tsx';
import { BenchmarkList } from './BenchmarkList.tsx';

type Props = {
  kind: TitleKind;
  opened: boolean;
  onClose: () => void;
  /** The benchmark of the report; null = the default. */
  applied: string | null;
  onApply: (uuid: string | null) => void;
};

/** What the window shows: the list, or the form for a new (`null`) or a saved benchmark. */
type Step = { name: 'list' } | { name: 'edit'; edited: Segment | null };

const list: Step = { name: 'list' };

const titleOf = (step: Step): string => {
  if (step.name === 'list') return 'Benchmarks';
  return step.edited === null ? 'New Benchmark' : 'Edit Benchmark';
};

export const BenchmarkModal = ({ kind, opened, onClose, applied, onApply }: Props) => {
  const [step, setStep] = useState<Step>(list);
  // What is chosen stays chosen while another one is edited.
  const [selected, setSelected] = useState(applied);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={titleOf(step)}
      size={760}
      // A click beside the window would throw away what is being made.
      closeOnClickOutside={step.name === 'list'}
      transitionProps={{ duration: 0 }}
    >
      {step.name === 'list' ? (
        <BenchmarkList
          kind={kind}
          applied={applied}
          selected={selected}
          onSelect={setSelected}
          onApply={() => {
            onApply(selected);
            onClose();
          }}
          onDeleted={(uuid) => {
            if (selected === uuid) setSelected(null);
            if (applied === uuid) onApply(null);
          }}
          onEdit={(edited) => setStep({ name: 'edit', edited })}
        />
      ) : (
        <BenchmarkEditor
          kind={kind}
          edited={step.edited}
          onBack={() => setStep(list)}
          onSaved={(uuid) => {
            setSelected(uuid);
            setStep(list);
          }}
        />
      )}
    </Modal>
  );
};
