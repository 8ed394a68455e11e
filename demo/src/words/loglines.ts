/**
 * Pieces of overviews: "When {event}, {hero} must {aim} {stake}." and one closing sentence. `must` fits one hero and
 * several alike. `{place}`, `{name}` and `{family}` are filled in.
 */
import type { Cluster } from './genres.ts';

export type LoglineBank = {
  events: readonly string[];
  heroes: readonly string[];
  aims: readonly string[];
  stakes: readonly string[];
};

export const loglines: Record<Cluster, LoglineBank> = {
  crime: {
    events: [
      'a case file that should have burned twenty years ago lands on the wrong desk',
      'the handwriting on a ransom note turns out to be familiar',
      'a second set of fingerprints surfaces on a closed murder',
      'the only witness against the {family} family walks into the sea',
      'a body is found in the ice house of {place}',
    ],
    heroes: [
      'suspended inspector {name}',
      'a small-town locksmith',
      'night-shift pathologist {name}',
      'two rival public defenders',
      'a retired harbour pilot',
    ],
    aims: [
      'reopen every door in {place}',
      'retrace a single night',
      'wear a wire among old friends',
      'find out who paid for twenty years of silence',
    ],
    stakes: [
      'before the statute runs out',
      'while the town decides whom to believe',
      'without letting the truth reach home',
      'with nine days left until the trial',
    ],
  },
  science: {
    events: [
      'a reply arrives to a message nobody sent',
      'the sleepers of the {place} wake eleven years too early',
      'the clocks of two colonies begin to disagree by a day',
      'a door opens in a moon that was mapped a thousand times',
      'the last backup of {name} asks to be switched off',
    ],
    heroes: [
      'communications officer {name}',
      'an archivist of the last orbital library',
      'a crew of four strangers',
      'asteroid surveyor {name}',
      'the youngest engineer on the station',
    ],
    aims: [
      'choose which history to carry home',
      'trust the machine that lied to them all',
      'follow a signal past the edge of the charts',
      'bargain with a copy of the captain',
    ],
    stakes: [
      'before the air runs out',
      'while Earth votes on whether to listen',
      'although every hour costs a year',
      'with no way to know who is still human',
    ],
  },
  fantasy: {
    events: [
      'a crown begins to remember its owners',
      'a promise made to the river is broken',
      'a winter that was meant to sleep wakes over {place}',
      'the sword of House {family} changes its mind',
      'the seventh bell rings for the first time in a century',
    ],
    heroes: [
      'beekeeper’s daughter {name}',
      'an oath-bound ferryman',
      'the last weaver of {place}',
      'two exiled heirs of House {family}',
      'a hedge witch with a debt',
    ],
    aims: [
      'cross the glass marshes',
      'gather a company of thieves and saints',
      'learn the true name of the mountain',
      'take the enemy’s child as an apprentice',
    ],
    stakes: [
      'before the first snow',
      'while the old gods place their bets',
      'in a land where nobody returns with the same shadow',
      'as three kingdoms go to war over a song',
    ],
  },
  comedy: {
    events: [
      'half a bowling alley is left to the wrong cousin',
      'somebody else’s apology goes viral',
      'the {family} wedding needs a new venue by Saturday',
      'the new boss turns out to be an ex, a landlord and an uncle',
      'the choir of {place} is entered in the wrong competition',
    ],
    heroes: [
      'newly divorced weatherman {name}',
      'a failing choir',
      'overqualified substitute teacher {name}',
      'four flatmates with one lease',
      'the least popular councillor of {place}',
    ],
    aims: [
      'become likeable in one summer',
      'pretend that everything was planned',
      'start a business nobody asked for',
      'share a therapist with sworn rivals',
    ],
    stakes: [
      'with the whole town watching',
      'while only the parrot knows the truth',
      'before grandmother finds out',
      'on a budget of forty dollars',
    ],
  },
  drama: {
    events: [
      'the orchard at {place} is put up for sale',
      'a letter arrives for a child who never existed',
      'a stranger is taken in after the flood',
      'the quarry closes and the young people leave',
      'an old friend returns with a new name',
    ],
    heroes: [
      'three generations of the {family} family',
      'rural surgeon {name}',
      'a translator from {place}',
      'two sisters who have not spoken in ten years',
      'schoolteacher {name}',
    ],
    aims: [
      'decide what is worth keeping',
      'begin to tell the truth in small amounts',
      'discover the price of an old kindness',
      'learn to live beside what happened',
    ],
    stakes: [
      'over a single winter',
      'while the village empties around them',
      'before the last boat leaves',
      'as the neighbours keep count',
    ],
  },
  romance: {
    events: [
      'the seating plan puts old enemies side by side',
      'a love letter is answered by the flat upstairs',
      'a fake engagement makes the front page in {place}',
      'a name turns up on the back of a photograph',
      'the ferry to {place} is cancelled for a week',
    ],
    heroes: [
      'florist {name}',
      'two rival wedding planners',
      'a bookseller who reads other people’s letters',
      'pastry chef {name}',
      'a widowed lighthouse keeper',
    ],
    aims: [
      'keep up the pretence for one more dance',
      'plan the honeymoon of an ex',
      'promise not to fall in love',
      'learn to say yes slowly',
    ],
    stakes: [
      'with a secret that will not keep',
      'before the season ends',
      'while two families choose sides',
      'although the train leaves at noon',
    ],
  },
  horror: {
    events: [
      'someone is heard breathing on an empty recording',
      'a room is found that the plans of {place} House leave out',
      'a child comes home with somebody else’s memories',
      'a grave is found with tomorrow’s date',
      'the moths come back to {place}',
    ],
    heroes: [
      'the new lodger',
      'sexton’s son {name}',
      'grieving sound engineer {name}',
      'six former classmates',
      'a choir of nine children',
    ],
    aims: [
      'stay awake until morning',
      'learn what the house has been fed',
      'make somebody look',
      'find the guest who was never invited',
    ],
    stakes: [
      'before the wake is over',
      'as the lights fail one by one',
      'while the village pretends to sleep',
      'behind doors that lock from outside',
    ],
  },
  action: {
    events: [
      'a witness has to be delivered alive',
      'a stolen train is not reported missing',
      'the unit that trained {name} denies everything',
      'the bounty on the {family} brothers doubles overnight',
      'the river rises and the bridge at {place} is mined',
    ],
    heroes: [
      'disgraced courier {name}',
      'a convoy of deserters',
      'the sheriff of {place}',
      'demolition expert {name}',
      'a bodyguard without a client',
    ],
    aims: [
      'cross four borders on one tank',
      'hold the line until morning',
      'turn to an old enemy for ammunition',
      'ride into a feud older than the railway',
    ],
    stakes: [
      'with eleven hours and the wrong passport',
      'with half an army behind',
      'and leave nobody behind',
      'before the telegraph reaches the coast',
    ],
  },
  animation: {
    events: [
      'the one parcel that must never be late goes missing',
      'a door is found at the bottom of the sea',
      'a very small dragon is mistaken for a hero',
      'the giant who holds up the sky wakes up hungry',
      'the thunder of {place} loses its voice',
    ],
    heroes: [
      'trainee moon postman {name}',
      'a very small dragon',
      'three otters with a submarine',
      'apprentice swordsmith {name}',
      'the cloud shepherds of {place}',
    ],
    aims: [
      'set out with a grumpy compass',
      'win the Festival of Kites',
      'make friends with the thunder',
      'learn that brave and loud are different things',
    ],
    stakes: [
      'before bedtime',
      'while the shadow king counts to a thousand',
      'with only a jar of marmalade',
      'under the eyes of all the stars',
    ],
  },
  factual: {
    events: [
      'the doors, the freezers and the family quarrels are opened',
      'the cases that never let go come back to the table',
      'homes, jobs and parents-in-law are swapped',
      'the spotlight turns to {place}',
      'the old theatre of {place} is about to close',
    ],
    heroes: [
      'twelve amateurs',
      'presenter {name}',
      'a team of night nurses',
      'former champion {name}',
      'the people of {place}',
    ],
    aims: [
      'face a new challenge every week',
      'ask who gets to tell the story',
      'restore what others throw away',
      'meet the people behind the headline',
    ],
    stakes: [
      'for a prize that will change one life',
      'in front of a very honest jury',
      'where nothing is scripted but the weather',
      'as the deadline comes closer',
    ],
  },
};

/** Genres that happen in a studio, whose programs have a format rather than a plot. */
export const studioGenres: readonly string[] = ['Talk Show', 'News', 'Awards Show', 'Game Show', 'Podcast'];

export const studioLoglines: LoglineBank = {
  events: [
    'the red light goes on',
    'the guests of {place} take their seats',
    'the week has been too loud',
    'the envelopes are opened',
  ],
  heroes: [
    'presenter {name}',
    'host {name} and a house band of retired teachers',
    'two presenters who disagree on everything',
  ],
  aims: [
    'ask what everybody else is too polite to ask',
    'keep a straight face',
    'get through the evening without a script',
  ],
  stakes: ['live from {place}', 'in front of a very honest audience', 'with nothing but a desk and a kettle'],
};

export const loglineCloses: readonly string[] = [
  'What begins as a favour becomes the thing they will be remembered for.',
  'Nobody in {place} is quite who they were last summer.',
  'Some debts are paid in years, and the first is due now.',
  'It was never about the money.',
  'Everyone has a version of that night; only one of them is true.',
  'Old loyalties are tested, new ones are bought, and someone always keeps the receipt.',
  'The closer they come to the answer, the less they like the question.',
  'It takes a stranger to show them what they have been defending.',
  'Warm, sharp and a little bit mad, it asks what people owe the places that made them.',
  'Help arrives from the last person they would have asked.',
];
