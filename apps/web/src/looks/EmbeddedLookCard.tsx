/** An embedded look inside the portal: its name, the way to the page with its links, its files, and the frame. */
import { blockedLookMessage, type Clause, type Look, lookLabel, lookViews, viewDefinition } from '@cvm/contract';
import { Anchor, Group, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { ApiError, unreachableMessage } from '../api/client.ts';
import { ExportMenu } from '../exports/ExportMenu.tsx';
import { noRowsReason } from '../exports/no-rows.ts';
import { usePageAccess } from '../session/access.ts';
import { LockIcon } from '../ui/icons.tsx';
import { StateMessage } from '../ui/StateMessage.tsx';
import { ViewError } from '../views/states.tsx';
import classes from './look.module.css';
import { type LookAddress, useLookAddress } from './use-look-address.ts';

type Props = {
  look: Look;
  clauses: readonly Clause[];
  /** Of the frame, in pixels; absent = of a full table. */
  height?: number;
  /** The page whose rows lead on to reports, with the same filters. */
  report: { readonly label: string; readonly address: string };
};

/** Where a frame cannot be fetched the browser puts a page of its own there, which is nobody's to read. */
const unreached = new ApiError(unreachableMessage, 0);

type FrameProps = { name: string; address: LookAddress };

const Frame = ({ name, address: { src, blocked, error, retry } }: FrameProps) => {
  const [loaded, setLoaded] = useState<string | null>(null);
  const [missed, setMissed] = useState<string | null>(null);
  if (blocked) return <StateMessage icon={<LockIcon size={28} />} title={blockedLookMessage} />;
  if (error !== null && src === null) return <ViewError error={error} onRetry={retry} />;
  if (src !== null && missed === src) return <ViewError error={unreached} onRetry={retry} />;
  const settle = ({ contentDocument }: HTMLIFrameElement) => {
    if (contentDocument === null) setMissed(src);
    else setLoaded(src);
  };
  return (
    <>
      {src === null ? null : (
        <iframe
          className={classes.frame}
          title={name}
          src={src}
          onLoad={({ currentTarget }) => settle(currentTarget)}
        />
      )}
      {src === null || loaded !== src ? <div className={classes.waiting} aria-hidden="true" /> : null}
    </>
  );
};

const stateOf = ({ src, blocked, error }: LookAddress) => {
  if (src !== null) return 'data';
  if (blocked) return 'blocked';
  return error === null ? 'loading' : 'error';
};

const fullHeight = 660;

export const EmbeddedLookCard = ({ look, clauses, report, height = fullHeight }: Props) => {
  const titleId = useId();
  const { allows } = usePageAccess();
  const address = useLookAddress(look, clauses);
  const view = lookViews[look];
  return (
    <section className={classes.card} aria-labelledby={titleId}>
      <Group className={classes.cardTop} justify="space-between" wrap="nowrap">
        <Title order={2} id={titleId} size={14}>
          {lookLabel(look)}
        </Title>
        <Group gap="sm" wrap="nowrap">
          {allows(report.address.split('?')[0] ?? '') ? (
            <Anchor component={Link} to={report.address} size="sm">
              {report.label}
            </Anchor>
          ) : null}
          <ExportMenu
            view={view}
            clauses={clauses}
            sorts={viewDefinition(view).sorts}
            iconLabel={`Export ${lookLabel(look)}`}
            disabledReason={noRowsReason({ status: stateOf(address), meta: null })}
          />
        </Group>
      </Group>
      <div className={classes.cardBody} style={{ height }}>
        <Frame name={lookLabel(look)} address={address} />
      </div>
    </section>
  );
};
