/**
 * Invented networks, studios and platforms. Order is part of the data: ids follow from it.
 *
 * A network's `model` decides how its seasons air: `stream` drops or airs weekly, `broadcast` runs long seasons through
 * the winter, `cable` and `premium` run shorter weekly ones, `anime` runs quarters. `platform` is where most of
 * its viewers watch.
 */
export type Network = {
  name: string;
  country: string;
  model: 'stream' | 'broadcast' | 'cable' | 'premium' | 'anime';
  platform: string;
  /** Weight among the titles of its country. */
  share: number;
  /** Streams that make originals outside their own country. */
  abroad: boolean;
};

type NetworkRow = [name: string, country: string, model: Network['model'], platform: string, share: number];

const networkRows: NetworkRow[] = [
  ['Lanternbox', 'US', 'stream', 'Lanternbox', 20],
  ['Quillstream', 'US', 'stream', 'Quillstream', 15],
  ['Fernlight+', 'US', 'stream', 'Fernlight+', 11],
  ['Orbalia', 'ES', 'stream', 'Orbalia', 8],
  ['Palisade Broadcast', 'US', 'broadcast', 'Palisade Play', 12],
  ['Harbor & Pine', 'US', 'broadcast', 'Palisade Play', 8],
  ['Ryefield', 'US', 'cable', 'Live TV', 7],
  ['Channel Plumb', 'US', 'cable', 'Live TV', 6],
  ['Ninth Avenue', 'US', 'premium', 'Ninth Avenue Go', 9],
  ['Copperline', 'US', 'cable', 'Live TV', 5],
  ['Brightwick Kids', 'US', 'cable', 'Fernlight+', 4],
  ['Thistle One', 'GB', 'broadcast', 'Thistle Player', 10],
  ['Gantry', 'GB', 'premium', 'Thistle Player', 6],
  ['Boréale TV', 'FR', 'broadcast', 'Live TV', 7],
  ['Lucarne', 'FR', 'premium', 'Quillstream', 4],
  ['Telearco', 'ES', 'broadcast', 'Telearco Play', 7],
  ['TV Girassol', 'BR', 'broadcast', 'Girassol Play', 8],
  ['Rete Aurelia', 'IT', 'broadcast', 'Live TV', 7],
  ['Sendehaus Elf', 'DE', 'broadcast', 'Live TV', 7],
  ['Tamarack', 'CA', 'broadcast', 'Fernlight+', 6],
  ['Hoshivue', 'JP', 'anime', 'Hoshivue', 12],
  ['Daldal', 'KR', 'premium', 'Lanternbox', 9],
  ['Canal Jacaranda', 'MX', 'broadcast', 'Orbalia', 6],
  ['Bluegum TV', 'AU', 'broadcast', 'Quillstream', 6],
  ['Nordvik', 'SE', 'premium', 'Fernlight+', 6],
];

export const networks: readonly Network[] = networkRows.map(([name, country, model, platform, share], index) => {
  return { name, country, model, platform, share, abroad: index < 4 };
});

export const studios: readonly string[] = [
  'Copper Lynx Pictures',
  'Paper Narwhal',
  'Third Orchard Films',
  'Halcyon Yard',
  'Gravity Lane Entertainment',
  'Ironsedge Pictures',
  'Moth & Lamp',
  'Saffron Kite Productions',
  'Longshore Reel',
  'Estudio Colibrí Azul',
  'Atelier Sept Lunes',
  'Kiri Animation Works',
];

/** `countries` null means everywhere; `youth` above 1 means younger members use it more. */
export type Platform = {
  name: string;
  kind: 'official' | 'unofficial' | 'other';
  countries: readonly string[] | null;
  youth: number;
  /** Weight for titles that are not its own network's. */
  share: number;
};

type PlatformRow = [name: string, kind: Platform['kind'], countries: string[] | null, youth: number, share: number];

const platformRows: PlatformRow[] = [
  ['Lanternbox', 'official', null, 1.1, 12],
  ['Quillstream', 'official', null, 1, 8],
  ['Fernlight+', 'official', null, 1.1, 6],
  [
    'Orbalia',
    'official',
    ['ES', 'MX', 'AR', 'CL', 'CO', 'PE', 'UY', 'EC', 'VE', 'CR', 'DO', 'PA', 'BR', 'PT', 'IT'],
    1,
    7,
  ],
  ['Ninth Avenue Go', 'official', ['US', 'CA', 'GB', 'AU', 'NZ', 'IE'], 0.9, 3],
  ['Palisade Play', 'official', ['US', 'CA'], 0.8, 3],
  ['Thistle Player', 'official', ['GB', 'IE'], 0.8, 6],
  ['Telearco Play', 'official', ['ES'], 0.8, 5],
  ['Girassol Play', 'official', ['BR', 'PT'], 0.9, 6],
  ['Hoshivue', 'official', null, 1.8, 2],
  ['Live TV', 'official', null, 0.5, 7],
  ['Disc', 'official', null, 0.5, 1],
  ['Theatre', 'official', null, 1, 0],
  ['Unofficial', 'unofficial', null, 1.7, 6],
  ['Other', 'other', null, 1, 2],
];

export const platforms: readonly Platform[] = platformRows.map(([name, kind, countries, youth, share]) => {
  return { name, kind, countries, youth, share };
});

/** Original languages of titles by originating country, and how well such titles travel abroad (0 to 1). */
export const origins: Record<string, { language: string; series: number; movie: number; travels: number }> = {
  US: { language: 'en', series: 50, movie: 56, travels: 1 },
  GB: { language: 'en', series: 10, movie: 9, travels: 0.85 },
  KR: { language: 'ko', series: 6, movie: 4, travels: 0.6 },
  JP: { language: 'ja', series: 8, movie: 5, travels: 0.55 },
  ES: { language: 'es', series: 4, movie: 4, travels: 0.55 },
  FR: { language: 'fr', series: 4, movie: 5, travels: 0.35 },
  BR: { language: 'pt', series: 4, movie: 3, travels: 0.2 },
  DE: { language: 'de', series: 3, movie: 2, travels: 0.35 },
  IT: { language: 'it', series: 3, movie: 3, travels: 0.25 },
  CA: { language: 'en', series: 3, movie: 3, travels: 0.7 },
  MX: { language: 'es', series: 2, movie: 2, travels: 0.25 },
  AU: { language: 'en', series: 2, movie: 2, travels: 0.6 },
  SE: { language: 'sv', series: 2, movie: 1, travels: 0.3 },
};
