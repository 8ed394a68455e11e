/** The word mark: three rising bars and the product's name; it takes the colours of its surroundings. */

export const Logo = ({ height = 22 }: { height?: number }) => (
  <svg viewBox="0 0 138 24" height={height} role="img" aria-label="CVM Insights" style={{ display: 'block' }}>
    <g fill="var(--accent-ink)">
      <rect x="0" y="13" width="5" height="9" rx="1.5" opacity=".55" />
      <rect x="7" y="8" width="5" height="14" rx="1.5" opacity=".78" />
      <rect x="14" y="2" width="5" height="20" rx="1.5" />
    </g>
    <text x="27" y="18" fill="currentColor" fontSize="17" fontWeight="700" letterSpacing="-.2" textLength="40">
      CVM
    </text>
    <text x="71" y="18" fill="currentColor" fontSize="17" fontWeight="400" letterSpacing="-.1" textLength="66">
      Insights
    </text>
  </svg>
);
