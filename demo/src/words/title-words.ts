/**
 * Word banks of English title names. A pattern's slots are filled from the bank of the title's family and from the
 * shared banks below. Everything is invented or ordinary vocabulary, picked to stay clear of existing titles.
 */
import type { Cluster } from './genres.ts';

export const places: readonly string[] = [
  'Harrowmere',
  'Saltgrave',
  'Dunmarrow',
  'Velmora',
  'Pinecoil',
  'Ashquay',
  'Grenmoor',
  'Castellay',
  'Wexholt',
  'Marrowick',
  'Quillhaven',
  'Cinderby',
  'Fallowgate',
  'Brackenfell',
  'Eastlyn',
  'Copperhaven',
  'Thornquay',
  'Widowspoint',
  'Mirefield',
  'Ottermouth',
  'Juniper Flats',
  'Oxbow Landing',
  'Tolliver Bay',
  'Little Sorrow',
  'Kettle Ridge',
  'Withy Cross',
  'Nightingale Row',
  'Port Amity',
  'Sable Creek',
  'Larch County',
];

export const surnamesInTitles: readonly string[] = [
  'Ashdown',
  'Bellamere',
  'Corrigal',
  'Dravek',
  'Everhart',
  'Fenwright',
  'Galloran',
  'Hollis-Bray',
  'Inglewood',
  'Jessamy',
  'Kestrel',
  'Lockridge',
  'Marchetti-Vale',
  'Nettleship',
  'Okonjara',
  'Pemberly',
  'Quaid',
  'Rookwood',
  'Sallow',
  'Tamsin',
  'Underhay',
  'Vandermoor',
  'Wickersham',
  'Yarrow',
];

export const firstNamesInTitles: readonly string[] = [
  'Odette',
  'Marlow',
  'Ines',
  'Barnaby',
  'Calla',
  'Desmond',
  'Effie',
  'Gideon',
  'Hattie',
  'Ludo',
  'Mireille',
  'Nadira',
  'Orson',
  'Pilar',
  'Rosalba',
  'Soren',
  'Tamsin',
  'Winifred',
];

/** `role` is a person or job, `thing` a noun with weight, `mass` a noun that stands without an article. */
export type TitleBank = {
  adjectives: readonly string[];
  things: readonly string[];
  masses: readonly string[];
  roles: readonly string[];
  patterns: readonly string[];
};

export const titleBanks: Record<Cluster, TitleBank> = {
  crime: {
    adjectives: [
      'Unlisted',
      'Forged',
      'Borrowed',
      'Tidal',
      'Lacquered',
      'Patient',
      'Ninefold',
      'Paper',
      'Sunken',
      'Idle',
    ],
    things: [
      'Ledger',
      'Alibi',
      'Docket',
      'Informant',
      'Confession',
      'Inquest',
      'Locksmith',
      'Dossier',
      'Juror',
      'Payphone',
    ],
    masses: ['Salt', 'Evidence', 'Cinders', 'Low Tide', 'Perjury', 'Gravel', 'Brine', 'Doubt'],
    roles: ['Coroner', 'Bailiff', 'Harbourmaster', 'Night Clerk', 'Pathologist', 'Appraiser'],
    patterns: [
      'The {adjective} {thing}',
      '{surname} & {surname2}',
      '{place}',
      'The {place} {thing}',
      '{mass} and {mass2}',
      'The {role} of {place}',
      '{place}: Major Crimes',
      'An {thing} for {first}',
    ],
  },
  science: {
    adjectives: ['Perihelion', 'Static', 'Vantablue', 'Recursive', 'Orbital', 'Fourth', 'Inverse', 'Glass'],
    things: ['Signal', 'Colony', 'Threshold', 'Archive', 'Paradox', 'Cradle', 'Airlock', 'Meridian', 'Payload', 'Halo'],
    masses: ['Entropy', 'Apogee', 'Starlight', 'Zero Noon', 'Quiet Orbit', 'Drift'],
    roles: ['Cartographer', 'Custodian', 'Last Engineer', 'Xenolinguist', 'Timekeeper'],
    patterns: [
      '{adjective} {thing}',
      'The {adjective} {thing}',
      '{mass} {number}',
      'The {role} of {place}',
      'Station {place}',
      '{thing} of the {role}',
      'Beyond {place}',
      '{mass} over {place}',
    ],
  },
  fantasy: {
    adjectives: ['Moonwrought', 'Thorn', 'Ember', 'Hollow-Crowned', 'Winterlong', 'Gilt', 'Oathless', 'Silverleaf'],
    things: ['Throne', 'Covenant', 'Lantern', 'Wyrm', 'Grimoire', 'Bramble', 'Sceptre', 'Hearth', 'Raven', 'Loom'],
    masses: ['Ash', 'Thistle', 'Bone', 'Starfall', 'Ivy', 'Embers'],
    roles: ['Weaver', 'Oathkeeper', 'Falconer', 'Hedge Witch', 'Ferryman', 'Beekeeper'],
    patterns: [
      'The {adjective} {thing}',
      'The {role} of {place}',
      '{thing} of {mass}',
      'A {thing} of {mass} and {mass2}',
      'Chronicles of {place}',
      'Daughters of the {thing}',
      'The {role}’s {thing}',
    ],
  },
  comedy: {
    adjectives: [
      'Accidental',
      'Mildly Famous',
      'Second-Best',
      'Overqualified',
      'Unpaid',
      'Slightly Haunted',
      'Reluctant',
    ],
    things: [
      'Bake Sale',
      'Group Chat',
      'Carpool',
      'Tenants',
      'Intern',
      'Book Club',
      'Office',
      'Bowling League',
      'Stepdads',
    ],
    masses: ['Leftovers', 'Small Talk', 'Overtime', 'Casserole', 'Plan B', 'Loose Change'],
    roles: ['Substitute', 'Wedding Planner', 'Landlord', 'Weatherman', 'Piano Tuner', 'Life Coach'],
    patterns: [
      'The {adjective} {thing}',
      '{first} Has Questions',
      'Mostly {mass}',
      '{first} & {first2}',
      'Room for {number}',
      'Not My {thing}',
      'The {place} {thing}',
      'Ask the {role}',
      '{mass} with {first}',
    ],
  },
  drama: {
    adjectives: ['Unspoken', 'Northern', 'Long', 'Inherited', 'Plain', 'Second', 'Tender', 'Late'],
    things: [
      'Orchard',
      'Inheritance',
      'Harvest',
      'Letters',
      'Verandah',
      'Apprenticeship',
      'Estuary',
      'Winter',
      'Quarry',
    ],
    masses: ['Kinship', 'Bread', 'Distance', 'Ordinary Weather', 'Clay', 'Milk Teeth'],
    roles: ['Surgeon', 'Schoolteacher', 'Cellist', 'Stonemason', 'Translator', 'Midwife'],
    patterns: [
      'The {adjective} {thing}',
      'The {surname} Family',
      'Leaving {place}',
      '{mass} & {mass2}',
      'The {role}’s {thing}',
      'What {first} Kept',
      '{place} General',
      '{number} Rooms in {place}',
    ],
  },
  romance: {
    adjectives: ['Almost', 'Midsummer', 'Unposted', 'Rooftop', 'Borrowed', 'Lemon', 'Half-Price'],
    things: ['Wedding', 'Letter', 'Dance', 'Promise', 'Waltz', 'Proposal', 'Honeymoon', 'Bouquet', 'Valentine'],
    masses: ['Honey', 'Peaches', 'Moonlight', 'Second Helpings', 'April', 'Velour'],
    roles: ['Florist', 'Matchmaker', 'Pastry Chef', 'Best Man', 'Bookseller'],
    patterns: [
      'The {adjective} {thing}',
      'Meet Me in {place}',
      '{mass} for {first}',
      'Dear {first}, Dear {first2}',
      'The {role} Next Door',
      'One {thing} in {place}',
      '{first} Says Maybe',
    ],
  },
  horror: {
    adjectives: ['Hollow', 'Unburied', 'Whispering', 'Thirteenth', 'Sallow', 'Wormwood', 'Cellar'],
    things: ['Nursery', 'Choir', 'Lodger', 'Well', 'Attic', 'Séance', 'Scarecrow', 'Wake', 'Mirror', 'Orchard'],
    masses: ['Rot', 'Moths', 'Teeth', 'Black Milk', 'Hush', 'Mould'],
    roles: ['Gravedigger', 'Wet Nurse', 'Sexton', 'Taxidermist', 'Puppeteer'],
    patterns: [
      'The {adjective} {thing}',
      '{mass} of {place}',
      'The {thing} at {place}',
      'Don’t Wake {first}',
      'The {role} of {place}',
      '{place} After Dark',
      '{mass} in the {thing}',
    ],
  },
  action: {
    adjectives: ['Iron', 'Scorched', 'Crossfire', 'Vulture', 'Double', 'Desert', 'Redline'],
    things: ['Protocol', 'Convoy', 'Vendetta', 'Extraction', 'Bounty', 'Frontier', 'Ambush', 'Saddle', 'Garrison'],
    masses: ['Gunmetal', 'Dust', 'Powder', 'Hard Rain', 'Flint', 'Thunder'],
    roles: ['Courier', 'Marksman', 'Sheriff', 'Bodyguard', 'Demolitionist'],
    patterns: [
      '{adjective} {thing}',
      'The {place} {thing}',
      '{mass} & {mass2}',
      'The {role} of {place}',
      '{surname}’s {thing}',
      '{thing}: {place}',
      'Last Train to {place}',
    ],
  },
  animation: {
    adjectives: ['Tiny', 'Clockwork', 'Sugar', 'Brave Little', 'Cosmic', 'Turnip', 'Paper'],
    things: ['Dragons', 'Explorers', 'Robots', 'Otters', 'Detectives', 'Astronauts', 'Kitchen', 'Circus', 'Submarine'],
    masses: ['Marmalade', 'Pockets', 'Thunderpuff', 'Pebbles', 'Bubble Street'],
    roles: ['Cloud Shepherd', 'Baby Wizard', 'Spirit Courier', 'Swordsmith', 'Moon Postman'],
    patterns: [
      'The {adjective} {thing}',
      '{first} and the {adjective} {thing}',
      '{mass}!',
      '{role} {first}',
      'The {role} of {place}',
      '{thing} of {place}',
      'Super {thing} Squad',
    ],
  },
  factual: {
    adjectives: ['Great', 'Midnight', 'Backyard', 'Unplugged', 'Secret', 'Honest', 'Golden'],
    things: ['Kitchen', 'Makeover', 'Auction', 'Expedition', 'Rematch', 'Greenhouse', 'Courtroom', 'Road Trip', 'Quiz'],
    masses: ['Open Water', 'Second Course', 'Loud Music', 'Cold Files', 'Hometown', 'Gold Medals'],
    roles: ['Beekeepers', 'Storm Chasers', 'Restorers', 'Debutantes', 'Night Nurses'],
    patterns: [
      'The {adjective} {thing}',
      'The {role} of {place}',
      '{place} {thing}',
      '{mass} with {first} {surname}',
      'Inside {place}',
      'Love in {place}',
      'Who Stole the {thing}?',
      'Late with {first}',
    ],
  },
};

/** Patterns of factual programs whose genre says what they are about; the first genre of a title listed here decides. */
export const factualPatterns: Record<string, readonly string[]> = {
  'Talk Show': ['Late with {first}', 'The {first} {surname} Hour', 'Ask {first} {surname}', 'Up Early with {first}'],
  News: ['The {place} Briefing', 'Tonight at {number}', '{surname} Reports'],
  Food: ['The {adjective} Kitchen', '{first}’s Second Course', 'Knives of {place}', 'The {place} Bake'],
  'Home and Garden': [
    'The {adjective} Greenhouse',
    'House Rescue {place}',
    '{first} Builds a Shed',
    'The {place} Makeover',
  ],
  Travel: ['Slow Trains with {first}', 'Walking to {place}', '{number} Rivers', 'The {adjective} Road Trip'],
  Sport: ['Gold Medals of {place}', 'The {adjective} Rematch', '{place} United', 'Two Laps to {place}'],
  Music: ['Loud Music: {surname}', 'The {surname} Tapes', 'B-Sides of {place}', '{first} Unplugged'],
  Podcast: ['{mass}: The Podcast', 'Listening to {place}', 'Dead Air with {first}'],
  'Awards Show': ['The {place} Awards', 'The {adjective} Lantern Gala', 'The {surname} Honours'],
  'Game Show': ['Who Stole the {thing}?', 'The {adjective} Quiz', '{number} Doors', 'Beat {first} {surname}'],
  Crime: ['{mass}: {place}', 'Who Was {first} {surname}?', 'The {surname} File'],
  Romance: ['Love in {place}', 'Married by {surname}', '{number} First Dates'],
};

export const numbersInTitles: readonly string[] = ['Three', 'Five', 'Seven', 'Nine', 'Eleven', 'Twelve', 'Forty'];

/** A title whose name is given, not drawn. */
export type NamedTitle = {
  name: string;
  cluster: Cluster;
  country: string;
};

export const longRunnerName: NamedTitle = { name: 'Port Amity General', cluster: 'drama', country: 'US' };

/** Names that try the portal's lists, exports and charts: quotes, commas, marks of other scripts, great length. */
export const awkwardNames: readonly NamedTitle[] = [
  { name: 'Salt, Cinders, and a "Perfect" Marriage', cluster: 'comedy', country: 'US' },
  { name: 'R&D <Unit 9>', cluster: 'science', country: 'US' },
  { name: '雪の郵便局', cluster: 'animation', country: 'JP' },
  {
    name: 'The Entirely Unreliable and Frequently Interrupted History of the Bellamere Sisters, as Told by Their Neighbours',
    cluster: 'drama',
    country: 'GB',
  },
  { name: '안개의 정원', cluster: 'romance', country: 'KR' },
  { name: '=Sum', cluster: 'crime', country: 'US' },
  { name: 'Älgträsk – där skogen tar slut', cluster: 'horror', country: 'SE' },
  { name: 'Полуночный трамвай', cluster: 'fantasy', country: 'DE' },
  { name: '7/7', cluster: 'action', country: 'FR' },
];
