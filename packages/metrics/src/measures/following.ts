/** How spells of following are counted: the rule that shapes, cross-tab and the rollup of followers share. */
import { calendar } from '@cvm/contract';

/** SQL: a day that stands for no end, where spells are compared. None that is told of ends on the last of the calendar. */
export const noEnd = `toDate32('${calendar.last}')`;
