/** What can be gone to or done from anywhere, for the window of commands: reports, pages, segments and actions of this user. */
import {
  type Page,
  type PageFilters,
  pageDefinition,
  pageIds,
  pageMatches,
  pages,
  patternOf,
  reportPath,
} from '@cvm/contract';
import { useMantineColorScheme } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { offeredExports } from '../../exports/offered-exports.ts';
import { copyLink } from '../../links/CopyLink.tsx';
import { filteredPath } from '../../paths.ts';
import { type KeptReport, useKeptReports } from '../../search/kept-reports.ts';
import { segmentProblem } from '../../segments/segment-fit.ts';
import { type Segment, useSegments } from '../../segments/segments.ts';
import { type PageAccess, usePageAccess } from '../../session/access.ts';
import { allowedMenus, entriesOf } from '../navigation-entries.ts';
import { schemes } from '../schemes.ts';
import { useLogOut } from '../use-log-out.ts';

export type Command = {
  readonly group: 'Favorites' | 'Recently viewed' | 'Pages' | 'Segments' | 'Actions';
  readonly label: string;
  /** What tells it from others, such as its menu. */
  readonly note: string;
  /** Where two of the same name lead apart. */
  readonly path?: string;
  readonly run: () => void;
};

type Go = (path: string) => void;

const pageCommands = (access: PageAccess, go: Go): Command[] => {
  const plain = [pages.home, pages.help].filter(({ path }) => access.allows(path));
  const named = [
    ...plain.map(({ label, path }) => ({ label, path, note: '' })),
    ...(access.gemOnly ? [] : allowedMenus(access)).flatMap(({ label: note, entries }) =>
      entries.map((entry) => ({ ...entry, note })),
    ),
    ...entriesOf('profile', access).map((entry) => ({ ...entry, note: 'Profile' })),
  ];
  return named.map(({ label, path, note }) => {
    // Beside others of its menu a page is called Shows, alone it is Rankings: Shows.
    const full = pageIds.map(pageDefinition).find((page) => page.path === path)?.label ?? label;
    return { group: 'Pages', label: full, note: full.startsWith(note) ? '' : note, run: () => go(path) };
  });
};

/** The filter bar of a page without tabs; the tabs of a report have one each. */
const barOf = ({ filters }: Page): PageFilters | null => {
  const [bar, ...others] = Object.values(filters ?? {});
  return bar === undefined || others.length > 0 ? null : bar;
};

/** The page a segment is applied to: the one that is open if it fits there, else the first that it fits. */
const pageFor = (segment: Segment, { allows }: PageAccess, current: string): Page | null => {
  const records = pageIds.map(pageDefinition);
  const fits = (page: Page): boolean => {
    const bar = barOf(page);
    return bar !== null && segmentProblem(bar, segment) === null;
  };
  const open = records.find((page) => pageMatches(patternOf(page), current));
  if (open !== undefined && fits(open)) return { ...open, path: current };
  return records.find((page) => !page.path.includes('$') && allows(page.path) && fits(page)) ?? null;
};

const segmentCommands = (segments: readonly Segment[], access: PageAccess, current: string, go: Go): Command[] =>
  segments
    .filter(({ options }) => !options.isBenchmark)
    .flatMap((segment) => {
      const page = pageFor(segment, access, current);
      if (page === null) return [];
      const path = `${filteredPath(page, segment.clauses)}&segment=${encodeURIComponent(segment.uuid)}`;
      const note = page.path === current ? 'On this page' : page.label;
      return [{ group: 'Segments', label: segment.name, note, run: () => go(path) } as const];
    });

const reportCommands = (
  group: 'Favorites' | 'Recently viewed',
  reports: readonly KeptReport[],
  { allows }: PageAccess,
  go: Go,
): Command[] =>
  reports.flatMap(({ subject, id, name }) => {
    const path = reportPath(subject, id);
    return allows(path) ? [{ group, label: name, note: subject, path, run: () => go(path) }] : [];
  });

/** Every command of the user. `onShortcuts` shows the keys. */
export const useCommands = (onShortcuts: () => void): readonly Command[] => {
  const router = useRouter();
  const access = usePageAccess();
  const { data: segments = [] } = useSegments();
  const { setColorScheme } = useMantineColorScheme();
  const logOut = useLogOut();
  const go: Go = (path) => void router.navigate({ to: path });
  const current = router.state.location.pathname;
  const { favorites, recent } = useKeptReports();
  const action = (label: string, run: () => void, note = ''): Command => ({ group: 'Actions', label, note, run });
  return [
    ...reportCommands('Favorites', favorites, access, go),
    ...reportCommands('Recently viewed', recent, access, go),
    ...pageCommands(access, go),
    ...segmentCommands(segments, access, current, go),
    ...offeredExports().map(({ label, run }) => action(`Export ${label}`, run, 'This page')),
    action('Copy Link', () => void copyLink(), 'To this page'),
    ...schemes.map(({ value, label }) => action(label, () => setColorScheme(value), 'Appearance')),
    action('Keyboard shortcuts', onShortcuts, '?'),
    action('Log Out', logOut),
  ];
};
