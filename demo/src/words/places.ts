/**
 * Countries of the audience. `share` is a weight among members, `hours` the offset of the evening from UTC,
 * `language` what people write comments in, `region` who shares a home market.
 */
export type Country = {
  code: string;
  share: number;
  hours: number;
  language: string;
  region: string;
};

type Row = [code: string, share: number, hours: number, language: string];

const byRegion: Record<string, Row[]> = {
  'north-america': [
    ['US', 350, -6, 'en'],
    ['CA', 34, -5, 'en'],
  ],
  europe: [
    ['GB', 72, 0, 'en'],
    ['FR', 66, 1, 'fr'],
    ['ES', 54, 1, 'es'],
    ['IT', 42, 1, 'it'],
    ['DE', 30, 1, 'de'],
    ['NL', 14, 1, 'nl'],
    ['BE', 12, 1, 'fr'],
    ['PT', 15, 0, 'pt'],
    ['SE', 8, 1, 'sv'],
    ['NO', 6, 1, 'no'],
    ['DK', 6, 1, 'da'],
    ['FI', 5, 2, 'fi'],
    ['IE', 7, 0, 'en'],
    ['CH', 6, 1, 'de'],
    ['AT', 5, 1, 'de'],
    ['PL', 13, 1, 'pl'],
    ['CZ', 4, 1, 'cs'],
    ['SK', 2, 1, 'sk'],
    ['HU', 4, 1, 'hu'],
    ['RO', 6, 2, 'ro'],
    ['BG', 2, 2, 'bg'],
    ['GR', 7, 2, 'el'],
    ['HR', 3, 1, 'hr'],
    ['RS', 3, 1, 'sr'],
    ['TR', 12, 3, 'tr'],
    ['UA', 3, 2, 'uk'],
    ['IS', 1, 0, 'is'],
  ],
  'latin-america': [
    ['BR', 52, -3, 'pt'],
    ['MX', 26, -6, 'es'],
    ['AR', 22, -3, 'es'],
    ['CL', 11, -4, 'es'],
    ['CO', 11, -5, 'es'],
    ['PE', 7, -5, 'es'],
    ['UY', 3, -3, 'es'],
    ['EC', 3, -5, 'es'],
    ['VE', 3, -4, 'es'],
    ['CR', 2, -6, 'es'],
    ['DO', 2, -4, 'es'],
    ['PA', 1, -5, 'es'],
  ],
  asia: [
    ['IN', 14, 5, 'en'],
    ['PH', 11, 8, 'en'],
    ['ID', 6, 7, 'id'],
    ['MY', 5, 8, 'en'],
    ['SG', 4, 8, 'en'],
    ['JP', 4, 9, 'ja'],
    ['KR', 4, 9, 'ko'],
    ['TH', 3, 7, 'th'],
    ['VN', 2, 7, 'vi'],
    ['AE', 4, 4, 'en'],
    ['SA', 4, 3, 'ar'],
    ['IL', 4, 2, 'he'],
    ['LB', 2, 2, 'fr'],
  ],
  africa: [
    ['ZA', 8, 2, 'en'],
    ['MA', 5, 1, 'fr'],
    ['EG', 4, 2, 'ar'],
    ['NG', 3, 1, 'en'],
    ['TN', 3, 1, 'fr'],
    ['KE', 2, 3, 'en'],
  ],
  oceania: [
    ['AU', 24, 10, 'en'],
    ['NZ', 5, 12, 'en'],
  ],
};

export const countries: readonly Country[] = Object.entries(byRegion).flatMap(([region, rows]) =>
  rows.map(([code, share, hours, language]) => ({ code, share, hours, language, region })),
);
