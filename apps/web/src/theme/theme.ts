/**
 * How the product appears, in one place: one calm accent, quiet neutrals, dense controls, figures that line up.
 * Contrast is WCAG 2.2 AA in both schemes: filled accent takes shade 7 in light and shade 5 in dark mode.
 */
import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import { fontFamily } from './font.ts';

/** Slate blue: quiet beside data, and apart from red and green, which charts need. */
const accent: MantineColorsTuple = [
  '#eef4fa',
  '#dbe7f2',
  '#b6cde3',
  '#8fb2d4',
  '#6d9bc7',
  '#4a82b6',
  '#35709f',
  '#2b5c8a',
  '#234b71',
  '#1a3a58',
];

/** Neutrals of the dark scheme: a touch of blue, never black. */
const dark: MantineColorsTuple = [
  '#dfe3e8',
  '#c3c9d1',
  '#9aa3af',
  '#6b7684',
  '#434d5a',
  '#333c48',
  '#262e38',
  '#1b222b',
  '#161c24',
  '#10151b',
];

/** The kit's cross has no name, and its calendars have none for what leads to other months, years and decades. */
const closeButtonProps = { 'aria-label': 'Close' };
const ariaLabels = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  monthLevelControl: 'Choose a month',
  yearLevelControl: 'Choose a year',
  previousYear: 'Previous year',
  nextYear: 'Next year',
  previousDecade: 'Previous decade',
  nextDecade: 'Next decade',
};

export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { accent, dark },
  defaultRadius: 'sm',
  cursorType: 'pointer',
  respectReducedMotion: true,
  fontFamily,
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.35' },
      h3: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  components: {
    Button: { defaultProps: { size: 'xs' }, styles: { label: { fontWeight: 500 } } },
    // The kit's own initials are too pale on their ground.
    Avatar: { styles: { placeholder: { fontWeight: 500, color: 'var(--ink-quiet)', background: 'var(--bar-track)' } } },
    Select: { defaultProps: { size: 'xs' } },
    MultiSelect: { defaultProps: { size: 'xs' } },
    Tooltip: {
      defaultProps: { openDelay: 300, multiline: true, maw: 340, events: { hover: true, focus: true, touch: true } },
    },
    Notification: {
      defaultProps: { closeButtonProps },
      styles: { description: { color: 'var(--ink-quiet)' } },
    },
    Modal: { defaultProps: { closeButtonProps } },
    DatePicker: { defaultProps: { ariaLabels } },
    DatePickerInput: { defaultProps: { ariaLabels } },
    // Without the placeholder the first entry takes the focus; with it, a menu holds what is no menu item.
    Menu: { defaultProps: { shadow: 'md', position: 'bottom-start', withInitialFocusPlaceholder: false } },
  },
});

/** The kit's own quiet, link and error colours are too pale on our surfaces: they take ours (theme/base.css). */
export const themeVariables: CSSVariablesResolver = () => {
  const ours = {
    '--mantine-color-dimmed': 'var(--ink-quiet)',
    '--mantine-color-placeholder': 'var(--ink-quiet)',
    '--mantine-color-anchor': 'var(--accent-ink)',
    '--mantine-color-error': 'var(--error-ink)',
  };
  return { variables: {}, light: ours, dark: ours };
};
