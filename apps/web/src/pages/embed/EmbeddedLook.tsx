/**
 * An embedded look: one table, with its title when the address says so, and nothing of the portal around it. It stands in
 * frames of other sites, so that nothing in it leads into the portal.
 */
import { blockedLookMessage, isLook, type Look, lookLabel, lookViews, pages, viewDefinition } from '@cvm/contract';
import { Text, Title, VisuallyHidden } from '@mantine/core';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { SampleNote } from '../../charts/SampleNote.tsx';
import { DataTable } from '../../tables/DataTable.tsx';
import { LockIcon, SearchOffIcon, WarningIcon } from '../../ui/icons.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { sourceText } from '../../views/source-text.ts';
import classes from './embed.module.css';
import { isOver, useLook } from './use-look.ts';

const LookTable = ({ look, token }: { look: Look; token: string | undefined }) => {
  const view = lookViews[look];
  const [sorts, setSorts] = useState(viewDefinition(view).sorts);
  const result = useLook(look, token);
  if (result.status === 'blocked') return <StateMessage icon={<LockIcon size={28} />} title={blockedLookMessage} />;
  if (isOver(result))
    return <StateMessage role="alert" icon={<WarningIcon size={24} />} title={result.error?.message ?? ''} />;
  return (
    <>
      <DataTable
        view={view}
        result={result}
        label={lookLabel(look)}
        sorts={sorts}
        onSorts={setSorts}
        linked={false}
        ranked
        emptyReason="Nothing matches the filters of this embedded look."
        fills
      />
      <div className={classes.note}>
        {/* Beside the pages of another site nothing else says what the figures cover, whose they are, and how new. */}
        <SampleNote meta={result.meta} size="xs" filters />
        <Text size="xs" c="dimmed">
          {result.meta === null ? '\u00a0' : sourceText(result.meta)}
        </Text>
      </div>
    </>
  );
};

const Heading = ({ look, shown }: { look: Look; shown: boolean }) => {
  const title = <Title order={1}>{lookLabel(look)}</Title>;
  return shown ? title : <VisuallyHidden>{title}</VisuallyHidden>;
};

export default function EmbeddedLook() {
  const { look } = useParams({ from: pages.embed.path });
  const { token, showTitle } = useSearch({ from: pages.embed.path });
  return (
    <main className={classes.page}>
      <PageTitle title={lookLabel(look)} />
      {isLook(look) ? (
        <>
          <Heading look={look} shown={showTitle === 'true'} />
          <LookTable look={look} token={token} />
        </>
      ) : (
        <StateMessage icon={<SearchOffIcon size={24} />} title="There is no such embedded look." />
      )}
    </main>
  );
}
