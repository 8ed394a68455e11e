/**
 * The whole report as a PowerPoint file: made of the answers on screen and of those of its other tabs, listed as the page lists
 * them, and it can be cancelled.
 */
import type { Clause } from '@cvm/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useChoice, useList } from '../address/use-in-address.ts';
import { useOrder } from '../charts/use-order.ts';
import { useRealOnly } from '../charts/use-real-only.ts';
import { exportFileName } from '../exports/file-name.ts';
import { saveFile } from '../exports/save-file.ts';
import { sayExportFailure } from '../exports/say-failure.ts';
import { asList } from '../search-params.ts';
import { useShownOfOthers, useSourceFacts } from '../shell/newer-data.ts';
import { slidesType } from '../slides/model.ts';
import { askView } from '../views/use-view.ts';
import { useMomentMetric } from './engagement/reactions/use-moment-metric.ts';
import { feedSorts, useReactions } from './engagement/reactions/use-reactions.ts';
import type { Glance } from './glance/use-glance.ts';
import type { Head, ReportRecord, ReportTab } from './model.ts';
import { useSeenKinds } from './offered.ts';

type Progress = { readonly settled: number; readonly all: number };

export type DeckMaking = {
  /** Null while none is made. */
  readonly progress: Progress | null;
  /**
   * False until the date of the data is known, which every slide says, and the sentence of the report stands; and where the page
   * shows other data than those that the rest of the slides would be of.
   */
  readonly isReady: boolean;
  /** The page shows other data than those that answer now. */
  readonly isOfOthers: boolean;
  readonly make: () => Promise<void>;
  readonly cancel: () => void;
};

type Told = { readonly head: Head; readonly about: Clause; readonly tabs: readonly ReportTab[] } & {
  readonly glance: Glance | null;
};

export const useDeck = (report: ReportRecord, { head, about, tabs, glance }: Told): DeckMaking => {
  const client = useQueryClient();
  const texts = useSearch({ strict: false, select: ({ filters }) => asList(filters) });
  const kinds = useSeenKinds(report.subject);
  const { realOnly } = useRealOnly();
  const { order } = useOrder();
  const { listed: sorted } = useList('sorted');
  const { metric: moments } = useMomentMetric();
  const { chosen: emotionsOf } = useChoice('emotionsOf');
  const { selection, sort } = useReactions(report.subject);
  const facts = useSourceFacts();
  const isOfOthers = useShownOfOthers() !== null;
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef<AbortController>(null);
  const make = async () => {
    if (facts === null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setProgress({ settled: 0, all: 0 });
    try {
      const [{ reportSlides }, { deckFile }] = await Promise.all([
        import('./report-slides.ts'),
        import('../slides/deck-file.ts'),
      ]);
      const listing = { sorted, moments, emotionsOf, feed: { selection, sorts: feedSorts[sort].sorts } };
      const question = { report, head, about, glance, tabs, texts, kinds, realOnly, order, listing, facts };
      const deck = await reportSlides(
        question,
        (view, clauses, options) => {
          signal.throwIfAborted();
          return askView(client, view, clauses, options, signal);
        },
        setProgress,
      );
      const bytes = await deckFile(deck);
      signal.throwIfAborted();
      saveFile(new Blob([bytes], { type: slidesType }), exportFileName(report.file, head.name, 'pptx'));
    } catch (error) {
      if (signal.aborted) return;
      console.error('The slides failed:', error);
      sayExportFailure(error);
    } finally {
      if (controller.current?.signal === signal) setProgress(null);
    }
  };
  const cancel = () => {
    controller.current?.abort();
    setProgress(null);
  };
  return { progress, isOfOthers, isReady: facts !== null && !isOfOthers && glance?.filling !== true, make, cancel };
};
