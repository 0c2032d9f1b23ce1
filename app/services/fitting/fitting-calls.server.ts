import { discardExpired, setWantedPacks, undoActs } from "./change-shelf.server";
import { putOnShelf, useFromShelf } from "./put-and-use.server";
import { readFittingSet, readFittingSets } from "./read-fitting-sets.server";
import { refillSets } from "./refill-sets.server";

/** The calls of fitting sets with their services (D160, D161). */
export const fitting = {
  overview: readFittingSets,
  view: readFittingSet,
  put: putOnShelf,
  use: useFromShelf,
  discard: discardExpired,
  undo: undoActs,
  setWanted: setWantedPacks,
  refill: refillSets,
};
