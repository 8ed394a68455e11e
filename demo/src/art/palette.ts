/**
 * Colours of the pictures. A palette runs from dark to light with one accent; white text stays readable on `deep`.
 */
export type Palette = {
  deep: string;
  mid: string;
  soft: string;
  accent: string;
  light: string;
};

type Row = [deep: string, mid: string, soft: string, accent: string, light: string];

const rows: Row[] = [
  ['#14213d', '#284b7a', '#5b84b1', '#fca311', '#f5ebdc'],
  ['#2b0f2b', '#5e2750', '#a8577e', '#ffb86b', '#fde8d7'],
  ['#0b2b26', '#17594a', '#4f9d80', '#f2c14e', '#e9f5ea'],
  ['#3a0d12', '#7d1d24', '#c0483f', '#ffd166', '#fbe9df'],
  ['#1b1b2f', '#34345c', '#6f6aa8', '#ff6b6b', '#ece8fb'],
  ['#10262e', '#1f5060', '#5c98a3', '#ee6c4d', '#e6f2f2'],
  ['#241a10', '#5b4023', '#a47a45', '#e9c46a', '#f7eddc'],
  ['#0f1020', '#2a1f55', '#6b3fa0', '#3ddbd9', '#e8e4ff'],
  ['#1d2b1a', '#3f5b2e', '#86a15b', '#f4a259', '#f1f5df'],
  ['#2d132c', '#801336', '#c72c41', '#f7d08a', '#fdeaea'],
  ['#0d1b2a', '#1b4965', '#62b6cb', '#ffd6a5', '#eef6fa'],
  ['#22181c', '#5a2a3a', '#a35d6a', '#9bd1c8', '#f8ebe8'],
  ['#151515', '#3b3b3b', '#8c8c8c', '#e63946', '#f3f3f0'],
  ['#1a1433', '#43307a', '#8d75c9', '#f9c80e', '#f3effc'],
  ['#062c30', '#05595b', '#3a9a90', '#e2d784', '#eaf6f1'],
  ['#3b1c0a', '#8a3b12', '#d97b34', '#7fd1ae', '#fdf0e2'],
];

export const palettes: readonly Palette[] = rows.map(([deep, mid, soft, accent, light]) => {
  return { deep, mid, soft, accent, light };
});

export const skinTones: readonly string[] = [
  '#f6d7c3',
  '#eec1a2',
  '#dba37c',
  '#c68858',
  '#a96b3f',
  '#8a5330',
  '#6b3e24',
  '#4a2a1a',
];
export const hairColours: readonly string[] = [
  '#17120f',
  '#2d1d14',
  '#4b2e1c',
  '#74431f',
  '#a5672d',
  '#d6a45b',
  '#8f8f94',
  '#c9c6c1',
  '#7c1f1f',
];
