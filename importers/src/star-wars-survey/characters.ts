/**
 * The 14 characters of the survey, in the order of its columns, each with the films it appears in and who plays (or voices) it there.
 * The survey asks about characters of the franchise; a dataset knows characters of one title, so the films' credits say where one belongs.
 */
export type Character = {
  readonly name: string;
  /** As the survey's second header line spells it. */
  readonly surveyName: string;
  /** Episode (1 to 6) to actor. */
  readonly actorOfEpisode: ReadonlyMap<number, string>;
};

const character = (
  name: string,
  surveyName: string,
  episodesOfActor: Readonly<Record<string, readonly number[]>>,
): Character => {
  const played = Object.entries(episodesOfActor);
  return {
    name,
    surveyName,
    actorOfEpisode: new Map(
      played.flatMap(([actor, episodes]) => episodes.map((episode) => [episode, actor] as const)),
    ),
  };
};

export const characters: readonly Character[] = [
  character('Han Solo', 'Han Solo', { 'Harrison Ford': [4, 5, 6] }),
  character('Luke Skywalker', 'Luke Skywalker', { 'Mark Hamill': [4, 5, 6] }),
  character('Princess Leia Organa', 'Princess Leia Organa', { 'Carrie Fisher': [4, 5, 6] }),
  character('Anakin Skywalker', 'Anakin Skywalker', {
    'Jake Lloyd': [1],
    'Hayden Christensen': [2, 3],
    'Sebastian Shaw': [6],
  }),
  character('Obi-Wan Kenobi', 'Obi Wan Kenobi', { 'Ewan McGregor': [1, 2, 3], 'Alec Guinness': [4, 5, 6] }),
  character('Emperor Palpatine', 'Emperor Palpatine', { 'Ian McDiarmid': [1, 2, 3, 5, 6] }),
  character('Darth Vader', 'Darth Vader', { 'James Earl Jones': [3, 4, 5, 6] }),
  character('Lando Calrissian', 'Lando Calrissian', { 'Billy Dee Williams': [5, 6] }),
  character('Boba Fett', 'Boba Fett', { 'Daniel Logan': [2], 'Jeremy Bulloch': [5, 6] }),
  character('C-3PO', 'C-3P0', { 'Anthony Daniels': [1, 2, 3, 4, 5, 6] }),
  character('R2-D2', 'R2 D2', { 'Kenny Baker': [1, 2, 3, 4, 5, 6] }),
  character('Jar Jar Binks', 'Jar Jar Binks', { 'Ahmed Best': [1, 2, 3] }),
  character('Padmé Amidala', 'Padme Amidala', { 'Natalie Portman': [1, 2, 3] }),
  character('Yoda', 'Yoda', { 'Frank Oz': [1, 2, 3, 5, 6] }),
];

/** Actors in order of first mention; an actor's id is the place in this list, counted from 1. */
export const actors: readonly string[] = [
  ...new Set(characters.flatMap((entry) => [...entry.actorOfEpisode.values()])),
];

export const characterIdOf = (entry: Character, episode: number): string =>
  `${entry.surveyName.toLowerCase().replaceAll(' ', '-')}-episode-${episode}`;
