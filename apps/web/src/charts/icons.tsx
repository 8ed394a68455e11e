/** Icons of the modules: 16 px line drawings in the colour of the text, hidden from screen readers. */

export const InfoIcon = ({ size = 16 }: { size?: number }) => (
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
    <circle cx="8" cy="8" r="6.2" />
    <path d="M8 7.4v3.6M8 4.9v.1" />
  </svg>
);
