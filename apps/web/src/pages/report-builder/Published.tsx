/**
 * A saved report as published: the figures that were kept, under a banner that says when they were, what has changed since, and
 * shows it row by row. Nothing is asked of the data but what it is compared with.
 */
import { filterSentences, type PublicationAnswer } from '@cvm/contract';
import { Button, Skeleton, Stack } from '@mantine/core';
import { Link, useSearch } from '@tanstack/react-router';
import { useReducer, useState } from 'react';
import { UnknownChoice } from '../../address/UnknownChoice.tsx';
import { useChoice } from '../../address/use-in-address.ts';
import { ApiError } from '../../api/client.ts';
import { useChangeSearch } from '../../change-search.ts';
import { useRealOnly } from '../../charts/use-real-only.ts';
import { ExportButton, type Fetching } from '../../exports/ExportMenu.tsx';
import { saveFile } from '../../exports/save-file.ts';
import { FilterProblems } from '../../filter-bar/FilterProblems.tsx';
import { readFilters } from '../../filters/url-filters.ts';
import { useFilterLabels } from '../../filters/use-options.ts';
import { publicationFile, publishedSentence, usePublication } from '../../saved-reports/publications.ts';
import { reportPagePath } from '../../saved-reports/saved-reports.ts';
import { asList } from '../../search-params.ts';
import { LockIcon, SearchOffIcon } from '../../ui/icons.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { StateMessage } from '../../ui/StateMessage.tsx';
import { ViewError } from '../../views/states.tsx';
import { type BuilderAction, beginWith, builderReducer, type Draft, titleOf } from './builder.ts';
import { Changes } from './Changes.tsx';
import { readDescribed } from './described.ts';
import { displayOf, Preview } from './Preview.tsx';
import { PublishedBanner } from './PublishedBanner.tsx';
import { fileFormats, leavesOut, reportFileName, saveSlides } from './ReportExport.tsx';
import { refusedTitles } from './refused-titles.ts';
import type { Display } from './report-chart.ts';
import { UnknownPageSize, UnknownShape } from './UnknownShape.tsx';
import { useReportDisplay } from './use-report-display.ts';
import type { Run } from './use-run.ts';

const AsOfNow = ({ uuid }: { uuid: string }) => (
  <Button component={Link} to={reportPagePath(uuid)} variant="default">
    Open as of now
  </Button>
);

const runOf = (publication: PublicationAnswer, draft: Draft): Run => ({
  ...{ status: 'done', draft, error: null, message: null },
  rows: publication.answer.data,
  facts: publication.answer.meta,
  published: publishedSentence(publication),
});

type ExportProps = { uuid: string; publication: PublicationAnswer; draft: Draft; run: Run; display: Display };

/** Files of the kept figures: their names say the day. */
const KeptExport = ({ uuid, publication, draft, run, display }: ExportProps) => {
  const { id, name, datePublished } = publication;
  const { realOnly } = useRealOnly();
  const leaves = () => leavesOut(draft, run, realOnly);
  const named = `${name}, published ${datePublished.slice(0, 10)}`;
  return (
    <ExportButton
      choices={[
        ...fileFormats.map(({ format, label }) => ({
          label,
          save: async (fetching: Fetching) => {
            const blob = await publicationFile({ uuid, publication: id, format, realOnly: leaves() }, fetching);
            saveFile(blob, reportFileName(named, format, new Date()));
          },
        })),
        {
          label: 'PowerPoint',
          save: (fetching: Fetching) => saveSlides(draft, { run, display, name: named, realOnly }, fetching),
        },
      ]}
      note="Files hold the figures as published, and name the day."
    />
  );
};

/** The report as it was published. In what order its rows stand is all that can be changed of it, and stands in the address. */
const useKept = (publication: PublicationAnswer) => {
  const { order } = useSearch({ strict: false });
  const changeSearch = useChangeSearch();
  const [{ draft: start, refused }] = useState(() =>
    readDescribed(order === undefined ? publication : { ...publication, sorts: asList(order) }),
  );
  const [builder, change] = useReducer(builderReducer, { ...beginWith(start, refused), ran: start });
  const dispatch = (action: BuilderAction) => {
    change(action);
    const sorts = action.type === 'sort' ? action.sorts : builder.draft.sorts;
    changeSearch((others) => ({ ...others, order: [...sorts] }));
  };
  const [run] = useState(() => runOf(publication, start));
  return { start, builder, dispatch, run };
};

const Opened = ({ uuid, publication }: { uuid: string; publication: PublicationAnswer }) => {
  const { start, builder, dispatch, run } = useKept(publication);
  const { display, setDisplay } = useReportDisplay();
  const { chosen: changes, choose: chooseChanges } = useChoice('changes');
  const isComparing = changes !== undefined;
  /** Null until it is known. */
  const [isUnchanged, setUnchanged] = useState<boolean | null>(null);
  const { clauses } = readFilters('reportBuilder', publication.filters);
  const sentences = filterSentences(clauses, useFilterLabels(clauses));
  return (
    <>
      <PageHeader title={publication.name} note={[`${titleOf(start)}.`, ...sentences].join(' ')}>
        <KeptExport
          uuid={uuid}
          publication={publication}
          draft={builder.draft}
          run={run}
          display={displayOf(display, builder, run)}
        />
      </PageHeader>
      <PublishedBanner
        publication={publication}
        isComparing={isComparing}
        isUnchanged={isUnchanged}
        onCompare={() => chooseChanges(isComparing ? undefined : 'shown')}
      >
        <AsOfNow uuid={uuid} />
      </PublishedBanner>
      <FilterProblems
        problems={builder.refused}
        titles={refusedTitles}
        onRemove={(text) => dispatch({ type: 'forget', text })}
      />
      <UnknownChoice name="changes" known={['shown', 'all']} instead="What changed" />
      <UnknownChoice name="changesOver" known={['then']} instead="The comparison over the days of now" />
      <UnknownPageSize name="changesRows" />
      <UnknownShape />
      {isComparing ? <Changes publication={publication} draft={start} onCompared={setUnchanged} /> : null}
      <Preview
        builder={builder}
        run={run}
        chosen={display}
        newerData={null}
        onDisplay={setDisplay}
        dispatch={dispatch}
        onRun={null}
        onClearFilters={null}
      />
    </>
  );
};

export const Published = ({ uuid, publication }: { uuid: string; publication: string }) => {
  const { data, error, refetch } = usePublication(uuid, publication);
  if (data?.blocked === true)
    return (
      <StateMessage icon={<LockIcon size={28} />} title="Not shown to you as published" text={data.message}>
        <AsOfNow uuid={uuid} />
      </StateMessage>
    );
  if (data !== undefined) return <Opened key={publication} uuid={uuid} publication={data.data} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <StateMessage
        icon={<SearchOffIcon size={24} />}
        title="This is not published any more"
        text="It was unpublished, or its report was deleted, or the link is not complete."
      >
        <AsOfNow uuid={uuid} />
      </StateMessage>
    );
  if (error !== null) return <ViewError error={error} onRetry={() => void refetch()} />;
  return (
    <Stack role="status" aria-label="Loading the report as published">
      <Skeleton height={30} width={280} />
      <Skeleton height={84} />
      <Skeleton height={420} />
    </Stack>
  );
};
