import { discardExpired, setWantedPacks, undoActs } from "./change-shelf.server";
import { loadFittingSet, loadFittingSets } from "./load-fitting-sets.server";
import { giveOutFromShelf, putOnShelf } from "./put-and-give-out.server";
import { refillSets } from "./refill-sets.server";

/** The calls of fitting sets with their services (D160, D161). */
export const fitting = {
  overview: loadFittingSets,
  view: loadFittingSet,
  put: putOnShelf,
  use: giveOutFromShelf,
  discard: discardExpired,
  undo: undoActs,
  setWanted: setWantedPacks,
  refill: refillSets,
};
