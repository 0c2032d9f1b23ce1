import { countShelf, takeBackFromShelf, viewShelfCount } from "./count-shelf.server";
import { finishCount } from "./finish-count.server";
import { loadProposal } from "./load-proposal.server";
import { putLensAside } from "./put-lens-aside.server";

/** The calls of a location's shelf with their services: the usual order (D88, D89) and the count (D115). */
export const stock = {
  proposal: loadProposal,
  putAside: putLensAside,
  viewShelfCount,
  countShelf,
  takeBackFromShelf,
  finishShelfCount: finishCount,
};
