/** The icons of the product: 16 px line drawings in the colour of the text, hidden from screen readers. */
import type { ReactNode } from 'react';

type Props = { size?: number };

/** An icon from its drawing on a field of 16 by 16. */
export const icon =
  (drawing: ReactNode) =>
  ({ size = 16 }: Props) => (
    <svg
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {drawing}
    </svg>
  );

export const ChevronDownIcon = icon(<path d="m4 6 4 4 4-4" />);
export const ChevronLeftIcon = icon(<path d="m10 4-4 4 4 4" />);
export const ChevronRightIcon = icon(<path d="m6 4 4 4-4 4" />);
export const ArrowUpIcon = icon(<path d="M8 13V3M4 7l4-4 4 4" />);
export const ArrowDownIcon = icon(<path d="M8 3v10M4 9l4 4 4-4" />);
export const DownloadIcon = icon(<path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />);
export const TrayIcon = icon(<path d="M2.5 9.5h3l1 2h3l1-2h3v4h-11zM8 2v5M5.8 5 8 7.2 10.2 5" />);
export const CopyIcon = icon(<path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />);
export const LockIcon = icon(
  <>
    <rect x="3" y="7" width="10" height="7" rx="1.5" />
    <path d="M5.5 7V5a2.5 2.5 0 0 1 5 0v2" />
  </>,
);
export const SearchOffIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5M5.5 7h3" />
  </>,
);
export const WarningIcon = icon(<path d="M8 2 1.5 13.5h13zM8 6.5v3.2M8 11.8v.1" />);
export const SignOutIcon = icon(<path d="M6.5 2.5h-4v11h4M10.5 5l3 3-3 3M13.2 8H6" />);
export const InfoIcon = icon(
  <>
    <circle cx="8" cy="8" r="6.2" />
    <path d="M8 7.4v3.6M8 4.9v.1" />
  </>,
);
export const HelpIcon = icon(
  <>
    <circle cx="8" cy="8" r="6" />
    <path d="M6.2 6.3a1.9 1.9 0 1 1 2.6 1.8c-.5.2-.8.6-.8 1.1M8 11.4v.1" />
  </>,
);
export const StarIcon = icon(<path d="m8 2 1.8 3.8 4.2.6-3 2.9.7 4.2L8 11.5l-3.7 2 .7-4.2-3-2.9 4.2-.6z" />);
export const RetryIcon = icon(<path d="M13 8a5 5 0 1 1-1.5-3.6M13 2.5v3h-3" />);
export const PencilIcon = icon(<path d="m3 13 .6-2.9 7.2-7.2 2.3 2.3-7.2 7.2zM9.4 4.3l2.3 2.3" />);
export const GemIcon = icon(<path d="M4.5 2.5h7l3 4L8 14 1.5 6.5zM1.5 6.5h13M5.5 6.5 8 14l2.5-7.5L8 2.5z" />);
export const SearchIcon = icon(
  <>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3.5 3.5" />
  </>,
);
export const TrashIcon = icon(<path d="M2.5 4.5h11M6 4.5v-2h4v2M4 4.5l.7 9h6.6l.7-9M6.7 7v4M9.3 7v4" />);
export const ReportIcon = icon(<path d="M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M6 8h4M6 11h4" />);
export const SegmentIcon = icon(<path d="M2 3h12l-4.5 5.5v5l-3-1.5V8.5z" />);
export const SettingsIcon = icon(
  <>
    <circle cx="8" cy="8" r="2" />
    <path d="m6.9 1.8-.4 1.7-1.1.6-1.7-.5-1.1 1.9 1.3 1.2v1.3l-1.3 1.2 1.1 1.9 1.7-.5 1.1.6.4 1.7h2.2l.4-1.7 1.1-.6 1.7.5 1.1-1.9-1.3-1.2V6.7l1.3-1.2-1.1-1.9-1.7.5-1.1-.6-.4-1.7Z" />
  </>,
);
