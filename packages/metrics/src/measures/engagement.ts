/** What an engagement is worth: the rule that shapes, cross-tab and the rollup of engagements count by. */
import { engagementFacts, engagementPoints, picturePoints } from '@cvm/contract';

const pictured = "image_url != '' or screencap_id != ''";

/** Each fact that is an engagement, with the SQL of the points of a row of it. */
export const pointsByFact = engagementFacts.map((fact) => {
  const points = engagementPoints[fact];
  return { fact, points: fact === 'comments' ? `if(${pictured}, ${picturePoints}, ${points})` : String(points) };
});
