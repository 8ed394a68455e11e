/** A movie title as MovieLens writes it in, its name and year out. */

/** '(1994)', '(2006–2007)' or '(2009- )' at the end, after which 100k may say '(V)' or '(TV)'. */
const yearAtEnd = /\s*\((\d{4})(?:\s*[-–]\s*(?:\d{4})?)?\s*\)(?:\s*\((?:V|TV)\))?\s*$/;

/** Of a span of years the first counts. A title that is nothing but a year keeps it as its name. */
export const titleOfMovie = (title: string): { readonly name: string; readonly year: number | null } => {
  const match = yearAtEnd.exec(title);
  if (!match) return { name: title.trim(), year: null };
  const name = title.slice(0, match.index).trim();
  return { name: name === '' ? title.trim() : name, year: Number(match[1]) };
};
