import type { PlacedPage, PlacedPiece, PlacedRule } from "./placed-paper";

/** A block that is never broken; its pieces and rules are positioned from its top. */
export type Block = {
  height: number;
  pieces: readonly PlacedPiece[];
  rules: readonly PlacedRule[];
  /** Never the last on a page. */
  withNext?: boolean;
  /** Repeated above it when it starts a page: the header of its table. */
  repeated?: Block;
};

/** The vertical range for blocks on a page, from its top. */
export type Room = { top: number; bottom: number };

/** Distributes blocks over as few pages as they need, in order; a block higher than a page gets one of its own. */
export function flowBlocks(blocks: readonly Block[], roomOf: (page: number) => Room): PlacedPage[] {
  const pages: { pieces: PlacedPiece[]; rules: PlacedRule[] }[] = [];
  let [top, bottom] = [0, 0];
  const put = (block: Block) => {
    const page = pages.at(-1);
    for (const piece of block.pieces) page?.pieces.push({ ...piece, top: piece.top + top });
    for (const rule of block.rules) page?.rules.push({ ...rule, top: rule.top + top });
    top += block.height;
  };
  for (const chain of chainsOf(blocks)) {
    const height = chain.reduce((sum, block) => sum + block.height, 0);
    if (pages.length === 0 || top + height > bottom) {
      ({ top, bottom } = roomOf(pages.length));
      const repeated = pages.length > 0 ? chain[0]?.repeated : undefined;
      pages.push({ pieces: [], rules: [] });
      if (repeated) put(asRepeated(repeated));
    }
    chain.forEach(put);
  }
  return pages;
}

/** Returns groups of blocks that stay together, each up to the first one that may end a page. */
function chainsOf(blocks: readonly Block[]): Block[][] {
  const chains: Block[][] = [];
  let open = false;
  for (const block of blocks) {
    if (open) chains.at(-1)?.push(block);
    else chains.push([block]);
    open = block.withNext ?? false;
  }
  return chains;
}

function asRepeated(block: Block): Block {
  return { ...block, pieces: block.pieces.map((piece) => ({ ...piece, role: "repeated" })) };
}
