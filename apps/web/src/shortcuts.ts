/** The keys of the portal, each said once: what listens takes its combination from here, the list of keys its words. */

type Shortcut = {
  /** As they are listed; Ctrl is Cmd on a Mac. */
  readonly keys: readonly string[];
  readonly does: string;
};

/** Those that the whole portal or a report listens to, by the combination that the hook of the kit reads. */
export const hotkeys = {
  search: '/',
  commands: 'mod+K',
  shortcuts: 'shift+?',
  print: 'mod+P',
} as const;

/** Those of the report builder, which reads them itself. */
export const builderKeys = {
  run: ['Ctrl', 'Enter'],
  undo: ['Ctrl', 'Z'],
  redo: ['Ctrl', 'Shift', 'Z'],
} as const;

/** A combination as it is listed: `mod+K` is Ctrl and K; a question mark says of itself that Shift is held. */
const keysOf = (hotkey: string): readonly string[] =>
  hotkey
    .split('+')
    .filter((part) => part !== 'shift')
    .map((part) => (part === 'mod' ? 'Ctrl' : part));

export const shortcuts: readonly { readonly where: string; readonly list: readonly Shortcut[] }[] = [
  {
    where: 'Everywhere',
    list: [
      { keys: keysOf(hotkeys.search), does: 'Search shows, movies, networks and actors' },
      { keys: keysOf(hotkeys.commands), does: 'Go to a page, a title or a segment, or do something' },
      { keys: keysOf(hotkeys.shortcuts), does: 'These keys' },
      { keys: ['Esc'], does: 'Close a window, a menu or a list' },
    ],
  },
  {
    where: 'Filters',
    list: [
      { keys: ['Space'], does: 'Include a value, then exclude it, then neither' },
      { keys: ['↑', '↓'], does: 'Move among filters and values' },
      { keys: ['Ctrl', 'Enter'], does: 'Only this value, in a list that is searched' },
      { keys: ['Alt', 'Enter'], does: 'Exclude it' },
    ],
  },
  {
    where: 'Charts',
    list: [
      { keys: ['↑', '↓', '←', '→'], does: 'Move from bar to bar, from field to field or from day to day' },
      { keys: ['+'], does: 'Bring days nearer; - further away, 0 all of them' },
      { keys: ['Enter'], does: 'Filter by a bar' },
    ],
  },
  {
    where: 'Tables',
    list: [
      { keys: ['↑', '↓', '←', '→'], does: 'Move from cell to cell' },
      { keys: ['Home'], does: 'To the first column; End to the last' },
      { keys: ['Ctrl', 'Home'], does: 'To the first row; Ctrl End to the last' },
      { keys: ['Enter'], does: 'Open the report that a name leads to' },
    ],
  },
  {
    where: 'Reports',
    list: [{ keys: keysOf(hotkeys.print), does: 'Print the whole report, or keep it as a PDF' }],
  },
  {
    where: 'Report Builder',
    list: [
      { keys: builderKeys.run, does: 'Run the report' },
      { keys: builderKeys.undo, does: 'Undo' },
      { keys: builderKeys.redo, does: 'Redo' },
    ],
  },
];
