import type { Answers, Inputs } from "~/calls/answers";
import type { BoxProduct } from "~/domain/delivery/counted-box";
import { parseScan } from "~/domain/scan/parse-scan";

export type Expected = Answers["deliveries"]["view"];
export type ExpectedLine = Expected["lines"][number];
export type CountedBox = Expected["boxes"][number];

/** A box as it is sent for counting. */
export type SentBox = Inputs["deliveries"]["count"]["boxes"][number];

/** Returns what an unconfirmed box most likely is: its product when a line expects it, else only its code. */
export function pendingBox({ id, code, productId, way }: SentBox, lines: readonly ExpectedLine[]): CountedBox {
  const read = parseScan(code ?? "");
  const line = lines.find((each) => (read ? each.gtin === read.gtin : each.product.productId === productId));
  const boxData = { gtin: read?.gtin ?? line?.gtin ?? null, lot: read?.lot ?? null, expiresOn: read?.expiresOn ?? null };
  return { id, ...boxData, product: line?.product ?? null, way };
}

/** Returns the boxes of a delivery with the unconfirmed ones, each once. */
export function withPending(boxes: readonly CountedBox[], pending: readonly SentBox[], lines: readonly ExpectedLine[]): CountedBox[] {
  const known = new Set(boxes.map(({ id }) => id));
  return [...boxes, ...pending.filter(({ id }) => !known.has(id)).map((sent) => pendingBox(sent, lines))];
}

/** Unexpected boxes of one product. */
export type UnexpectedBoxes = { key: string; product: BoxProduct | null; gtin: string | null; boxes: CountedBox[] };

/** Returns unexpected boxes by product, or by code when the product is unknown. */
export function unexpectedByProduct(boxes: readonly CountedBox[]): UnexpectedBoxes[] {
  const groups = new Map<string, UnexpectedBoxes>();
  for (const box of boxes) {
    const key = box.product?.productId ?? box.gtin ?? "";
    const group = groups.get(key) ?? { key, product: box.product, gtin: box.gtin, boxes: [] };
    group.boxes.push(box);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the lots of some boxes with the number of each, in the order of counting. */
export function lotsOf(boxes: readonly Pick<CountedBox, "lot" | "expiresOn" | "way">[]) {
  const lots = new Map<string, { key: string; lot: string | null; expiresOn: string | null; way: CountedBox["way"]; quantity: number }>();
  for (const { lot, expiresOn, way } of boxes) {
    const key = JSON.stringify([lot, expiresOn, way]);
    lots.set(key, { key, lot, expiresOn, way, quantity: (lots.get(key)?.quantity ?? 0) + 1 });
  }
  return [...lots.values()];
}
