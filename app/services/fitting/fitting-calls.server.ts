import { discardExpired, setWantedPacks, undoActs } from "./change-shelf.server";
import { giveOutFromShelf, putOnShelf } from "./put-and-give-out.server";
import { readFittingSet, readFittingSets } from "./read-fitting-sets.server";
import { refillSets } from "./refill-sets.server";

/** The calls of fitting sets with their services (D160, D161). */
export const fitting = {
  overview: readFittingSets,
  view: readFittingSet,
  put: putOnShelf,
  use: giveOutFromShelf,
  discard: discardExpired,
  undo: undoActs,
  setWanted: setWantedPacks,
  refill: refillSets,
};
