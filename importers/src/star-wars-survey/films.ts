/** The six films of the survey, in the order of its columns. Release dates and running times are those of the first US release. */
export type Film = {
  /** 1 to 6. */
  readonly episode: number;
  readonly titleId: string;
  readonly name: string;
  /** As the survey's second header line spells it. */
  readonly surveyName: string;
  readonly releaseDate: string;
  readonly runtimeMinutes: number;
};

const film = (
  episode: number,
  name: string,
  surveyName: string,
  releaseDate: string,
  runtimeMinutes: number,
): Film => ({
  episode,
  titleId: `star-wars-episode-${episode}`,
  name: `Star Wars: Episode ${name}`,
  surveyName: `Star Wars: Episode ${surveyName}`,
  releaseDate,
  runtimeMinutes,
});

export const films: readonly Film[] = [
  film(1, 'I - The Phantom Menace', 'I  The Phantom Menace', '1999-05-19', 136),
  film(2, 'II - Attack of the Clones', 'II  Attack of the Clones', '2002-05-16', 142),
  film(3, 'III - Revenge of the Sith', 'III  Revenge of the Sith', '2005-05-19', 140),
  film(4, 'IV - A New Hope', 'IV  A New Hope', '1977-05-25', 121),
  film(5, 'V - The Empire Strikes Back', 'V The Empire Strikes Back', '1980-05-21', 124),
  film(6, 'VI - Return of the Jedi', 'VI Return of the Jedi', '1983-05-25', 131),
];
