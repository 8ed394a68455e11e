/** What stands before and behind rows that are text already, in the shape of every other answer. */
export const answerAround = (meta: object): readonly [before: string, behind: string] => [
  '{"success":true,"data":',
  `,"meta":${JSON.stringify(meta)}}`,
];
