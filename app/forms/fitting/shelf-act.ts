import { v5 as namedId } from "uuid";
import { parseDay } from "~/domain/calendar/parse-day";
import { codesOf, namedCodes } from "~/forms/shelf-count/typed-count";
import { type RefusedShelf, type ShelfIntent, type ShelfTexts, shelfIntents, typedPacks } from "./fitting-form";

type Moved = { id: string; productId: string; quantity: number; lot: string | null; expiresOn: string | null };

/** What a form of the shelf asks for. Its ids are derived from the form's, so that sending it twice changes nothing more. */
export type ShelfAct = {
  intent: ShelfIntent;
  /** The acts to undo, or the id under which expired packs are discarded. */
  ids: string[];
  /** Scanned packs, and packs of the one lens of the form. */
  boxes: { id: string; code: string }[];
  packs: Moved[];
  productId: string | null;
  wanted: number;
};

type ShelfForm = {
  /** The value of the pressed button, the id of the form, and the product id of its lens; empty for none. */
  intent: string;
  batch: string;
  lens: string;
  typed: ShelfTexts;
};

/** Returns what a form of the shelf asks for, or its mistakes by field. */
export function parseShelfAct({ intent: pressed, batch, lens, typed }: ShelfForm): ShelfAct | Pick<RefusedShelf, "mistakes"> {
  const [name = "", ...undone] = pressed.split(" ");
  const intent = shelfIntents.find((each) => each === name) ?? "put";
  const productId = lens === "" ? null : lens.slice(0, 400);
  const idOf = (what: string) => namedId(`${batch} ${intent} ${what}`, namedId.URL);
  const boxes = namedCodes(codesOf(typed.codes)).map(({ code, name: box }) => ({ id: idOf(box), code: code.slice(0, 200) }));
  const act: ShelfAct = { intent, ids: undone, boxes, packs: [], productId, wanted: typedPacks(typed.wanted, 0) ?? 0 };
  if (intent === "want") return typedPacks(typed.wanted, 0) === null ? { mistakes: { wanted: "wanted" } } : act;
  if (intent === "discard") return { ...act, ids: [idOf(lens)] };
  return productId === null || intent === "undo" ? act : withPacks(act, { id: idOf(lens), productId, typed });
}

/** Returns the act with a typed number of packs of one lens, or the mistakes by field. */
function withPacks(act: ShelfAct, { id, productId, typed }: { id: string; productId: string; typed: ShelfTexts }) {
  const quantity = typedPacks(typed.packs, 1);
  const day = typed.expiresOn.trim();
  const expiresOn = day === "" ? null : parseDay(day);
  if (quantity !== null && (day === "" || expiresOn !== null)) {
    return { ...act, packs: [{ id, productId, quantity, lot: typed.lot.trim() || null, expiresOn }] };
  }
  return { mistakes: { ...(quantity === null && { packs: "packs" }), ...(day !== "" && expiresOn === null && { expiresOn: "day" }) } };
}
