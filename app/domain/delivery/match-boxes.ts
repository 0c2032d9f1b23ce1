type Taking = { product: { productId: string }; left: number };
type Arrived = { product: { productId: string } | null };

/** The boxes that each line received, and those that no line waits for. */
export type MatchedBoxes<Line, Box> = { lines: { line: Line; boxes: Box[] }[]; unexpected: Box[] };

/**
 * Assigns each box, in the order of counting, to the first line that still waits for its product (D86). The lines must be sorted by
 * `compareTurns`.
 */
export function matchBoxes<Line extends Taking, Box extends Arrived>(
  lines: readonly Line[],
  boxes: readonly Box[],
): MatchedBoxes<Line, Box> {
  const matched = lines.map((line) => ({ line, boxes: [] as Box[] }));
  const unexpected = boxes.filter((box) => {
    const taker = matched.find((each) => each.line.product.productId === box.product?.productId && each.boxes.length < each.line.left);
    taker?.boxes.push(box);
    return taker === undefined;
  });
  return { lines: matched, unexpected };
}
