/**
 * Saving: Save over a report of one's own, Save As under a name of its own (3-reports-and-admin sections 4 to 6). Whoever
 * opened somebody else's report keeps a copy by Save As. What was saved since the report was opened is never saved over
 * unasked.
 */
import { type ReportAnswer, reportNameMax, textLabels, tooLong } from '@cvm/contract';
import { Button, Group, Modal, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useState } from 'react';
import { ApiError, isConflict } from '../../api/client.ts';
import { ReasonButton } from '../../filters/ReasonButton.tsx';
import { reportPagePath, useSaveReport } from '../../saved-reports/saved-reports.ts';
import { nothingSaved, useSession } from '../../session/session.ts';
import { showError, showSaving } from '../../ui/toasts.ts';
import { type Builder, type Draft, definitionOf, fieldsMissing, isCurrent, runMissing } from './builder.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { SaveConflict } from './SaveConflict.tsx';

type Props = { builder: Builder; report: ReportAnswer | null };

/** Why Save As cannot be used; null = it can. */
export const saveAsReason = (builder: Builder): string | null => {
  const { values } = builder.draft;
  if (values.length === 0) return fieldsMissing;
  return values.length > 1 && !isCurrent(builder) ? runMissing : null;
};

const isDeleted = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

type Written = { name: string; over: { uuid: string; revision: number } | null };

const useSaving = ({ builder }: Props, userId: string) => {
  const saving = useSaveReport(userId);
  const save = async ({ name, over }: Written) => {
    const toast = showSaving();
    try {
      const body = { ...definitionOf(builder.draft), name, userId, renderer: '' as const };
      const saved = await saving.mutateAsync({ body, over });
      toast.succeed();
      return saved;
    } catch (error) {
      if (over !== null && isConflict(error)) {
        toast.close();
        return 'conflict';
      }
      if (over !== null && isDeleted(error)) {
        toast.close();
        // Tried again it would fail again.
        showError({ id: 'report-deleted', message: 'This report was deleted meanwhile. Save As keeps what you have.' });
        return null;
      }
      console.error('The report was not saved:', error);
      toast.fail();
      return null;
    }
  };
  return { save, isSaving: saving.isPending };
};

type DialogProps = { start: string; busy: boolean; onSave: (name: string) => void; onClose: () => void };

const NameDialog = ({ start, busy, onSave, onClose }: DialogProps) => {
  const [name, setName] = useState(start);
  const long = tooLong(textLabels.reportName, name, reportNameMax);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() !== '' && long === undefined) onSave(name.trim());
  };
  return (
    // A click beside it must not throw away what was typed.
    <Modal opened closeOnClickOutside={false} onClose={onClose} title="Save As" size="sm" centered>
      <form onSubmit={submit}>
        <TextInput
          label={textLabels.reportName}
          data-autofocus
          value={name}
          error={long}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Group justify="flex-end" gap="xs" mt="md">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={busy} disabled={name.trim() === '' || long !== undefined}>
            Save
          </Button>
        </Group>
      </form>
    </Modal>
  );
};

/** The report that Save As has just made: the button that had the focus went with the page before. */
let justMade: string | null = null;

/** Has its page come of Save As? Asked once, as it opens. */
const useJustMade = (report: ReportAnswer | null): boolean => {
  const [isMade] = useState(() => report !== null && report.uuid === justMade);
  // Opened again, it is a page like others; there is no event but the opening.
  useEffect(() => {
    justMade = null;
  }, []);
  return isMade;
};

const sameDefinition = (left: Draft, right: Draft): boolean =>
  JSON.stringify(definitionOf(left)) === JSON.stringify(definitionOf(right));

/** Save and Save As, and what they have come to. */
const useSaveActions = (props: Props & { userId: string }) => {
  const { builder, report, userId } = props;
  const [isNaming, setNaming] = useState(false);
  const [isConflicting, setConflicting] = useState(false);
  /** What is worked on here began from this revision, whatever has been read of the report since. */
  const [opened, setOpened] = useState(report);
  const [revision, setRevision] = useState(report?.revision ?? 1);
  const [kept, setKept] = useState(builder.draft);
  const { save, isSaving } = useSaving(props, userId);
  const navigate = useNavigate();
  const saveAs = async (name: string) => {
    const saved = await save({ name, over: null });
    if (saved === null || saved === 'conflict') return;
    setNaming(false);
    setConflicting(false);
    justMade = saved.uuid;
    // What is left is saved there.
    await navigate({ to: reportPagePath(saved.uuid), ignoreBlocker: true });
  };
  const saveOver = async ({ uuid, name }: ReportAnswer, from = revision) => {
    const saved = await save({ name, over: { uuid, revision: from } });
    setConflicting(saved === 'conflict');
    if (saved === null || saved === 'conflict') return;
    setRevision(saved.revision);
    setKept(builder.draft);
    setOpened((before) => before && { ...before, ...definitionOf(builder.draft) });
  };
  return { isNaming, setNaming, isConflicting, setConflicting, opened, kept, isSaving, saveAs, saveOver };
};

const Actions = (props: Props & { userId: string; isPerson: boolean }) => {
  const { builder, report, isPerson } = props;
  const isMade = useJustMade(report);
  const saving = useSaveActions(props);
  const { isNaming, setNaming, isConflicting, setConflicting, opened, kept, isSaving, saveAs, saveOver } = saving;
  const foreign = isPerson ? null : nothingSaved;
  // What is new stands in the address, and comes back with it.
  const isUnsaved = report !== null && isPerson && !sameDefinition(builder.draft, kept);
  return (
    <>
      {isUnsaved ? <LeaveGuard /> : null}
      {report !== null && report.access !== 'view' ? (
        <ReasonButton
          variant="default"
          loading={isSaving && !isNaming}
          autoFocus={isMade}
          disabledReason={foreign ?? (builder.draft.values.length === 0 ? saveAsReason(builder) : null)}
          onClick={() => void saveOver(report)}
        >
          Save
        </ReasonButton>
      ) : null}
      <ReasonButton
        variant="default"
        disabledReason={foreign ?? saveAsReason(builder)}
        data-unsaved={isUnsaved || undefined}
        onClick={() => setNaming(true)}
      >
        Save As
      </ReasonButton>
      {isConflicting && !isNaming && opened !== null ? (
        <SaveConflict
          opened={opened}
          busy={isSaving}
          onOverwrite={(theirs) => void saveOver(opened, theirs)}
          onSaveAs={() => setNaming(true)}
          onClose={() => setConflicting(false)}
        />
      ) : null}
      {isNaming ? (
        <NameDialog
          start={report === null ? '' : `${report.name} (copy)`.slice(0, reportNameMax)}
          busy={isSaving}
          onSave={(name) => void saveAs(name)}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </>
  );
};

export const SaveActions = (props: Props) => {
  const session = useSession();
  return session === null ? null : <Actions {...props} userId={session.profile.userId} isPerson={!session.viewAs} />;
};
