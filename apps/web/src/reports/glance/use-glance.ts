/**
 * The answers that the sentence above a report is made of, asked under the very keys of the modules and of the score bar: what
 * the open tab asks is asked once. Of a title that has aired they are those of its viewers, before that of its followers. In:
 * the record of the report and its head. Out: the sentence as far as it stands. Nothing is asked before the head is known, so
 * that the open tab comes first.
 */
import { type Clause, relianceOf, titleKinds, viewDefinition } from '@cvm/contract';
import { useMemo } from 'react';
import { comparedName, ownScope } from '../../benchmark/benchmark-page.ts';
import { hasFailed } from '../../benchmark/failures.ts';
import { useChosenBenchmark } from '../../benchmark/use-chosen.ts';
import { useMembers } from '../../benchmark/use-members.ts';
import { useSides } from '../../benchmark/use-sides.ts';
import { membersBehind } from '../../charts/prepare/sample.ts';
import { scopeText } from '../../charts/scope.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { sourceText } from '../../views/source-text.ts';
import { useViews } from '../../views/use-view.ts';
import type { Head, ReportRecord, ReportTab } from '../model.ts';
import { indexModules, seenModules, useSeenKinds, visibleTabs } from '../offered.ts';
import { type GlanceQuestion, knownOf, lackingText, type Phrase, sentenceOf, toldOf } from './glance.ts';

export type Glance = {
  readonly phrases: readonly Phrase[];
  /** The phrases as text; empty where nothing can be said. */
  readonly sentence: string;
  /** Base, filters, days and panel of what it says. */
  readonly scope: string;
  /** What is missing in it because it could not be had, in words; empty = nothing. */
  readonly lacking: string;
  /** Few people are behind it. */
  readonly isSmall: boolean;
  /** Where it is from; empty while that is not known. */
  readonly source: string;
  /** The tab that its modules stand on. */
  readonly tab: ReportTab;
  /** Something of it is still to come. */
  readonly filling: boolean;
  readonly retry: () => void;
};

/** The tab that tells who the audience is, the last one of those that do; null where none does. */
const audienceTab = (tabs: readonly ReportTab[]): ReportTab | null =>
  tabs.findLast(({ modules }) => indexModules(modules).length > 0) ?? null;

/** Null where the report has no such modules. */
export const useGlance = (report: ReportRecord, head: Head | null, about: Clause): Glance | null => {
  const offered = useMemo(() => (head === null ? report.tabs : visibleTabs(report.tabs, head)), [report, head]);
  const tab = audienceTab(offered);
  const page = (tab ?? report.tabs[0])?.page;
  if (page === undefined) throw new Error(`The report ${report.file} has no tab.`);
  const { applied } = useFilters(page);
  const kinds = useSeenKinds(report.subject);
  const clauses = useMemo(() => [about, ...applied], [about, applied]);
  const modules = useMemo(
    () => (tab === null || head === null ? [] : indexModules(seenModules(tab.modules, kinds))),
    [tab, head, kinds],
  );
  const results = useViews(
    modules.map(({ view }) => view),
    clauses,
  );
  const kind = titleKinds.find((candidate) => candidate === report.subject);
  // A page without tabs has no score bar.
  const isCompared = kind !== undefined && tab?.id !== null && modules.some(({ index }) => index.people === 'viewers');
  const benchmark = useChosenBenchmark(kind ?? 'show');
  const asked = { kind: kind ?? 'show', titleId: about.values[0] ?? '', applied };
  const { top, bottom } = useSides({ ...asked, page }, benchmark, isCompared);
  const field = kind === 'movie' ? 'averageRating' : 'completion';
  const counted = useMembers({ ...asked, title: isCompared ? head : null, fields: [field] });
  if (tab === null) return null;
  const compared = comparedName(kind ?? 'show', benchmark.chosen?.name, benchmark.sameDays);
  const own = ownScope(benchmark.chosen?.clauses, applied);
  const people = modules[0]?.index.people ?? '';
  const question: GlanceQuestion = {
    people,
    answers: Object.fromEntries(modules.map(({ index }, place) => [index.by, results[place]])),
    comparison: isCompared
      ? {
          ...{ top, bottom, name: own === null ? compared : `${compared} (${own.replace(/\.$/, '')})` },
          ...{ members: counted.members, field },
        }
      : null,
  };
  const isWaiting = head === null || results.some(({ status }) => status === 'loading');
  const { phrases, lacking, meta } = isWaiting ? { phrases: [], lacking: [], meta: null } : toldOf(question);
  const [module] = modules;
  const sample = meta === null ? null : membersBehind(meta, people);
  const reliance = sample === null ? null : relianceOf(sample);
  return {
    phrases,
    sentence: sentenceOf(phrases),
    scope:
      meta === null || sample === null || module === undefined
        ? ''
        : scopeText(sample, knownOf(question, meta), viewDefinition(module.view), meta),
    lacking: lackingText(lacking),
    isSmall: reliance === 'tiny' || reliance === 'small',
    source: meta === null ? '' : sourceText(meta),
    tab,
    filling: isWaiting || (isCompared && (top.filling || bottom.filling || counted.filling || benchmark.loading)),
    retry: () => {
      for (const { status, retry } of results) if (status === 'error') retry();
      for (const side of isCompared ? [top, bottom] : []) if (hasFailed(side, field)) side.retry();
    },
  };
};
