import { v5 as namedId } from "uuid";
import { readDay } from "~/domain/calendar/read-day";
import { codesOf, namedCodes } from "~/forms/shelf-count/typed-count";
import { type RefusedShelf, type ShelfIntent, type ShelfTexts, shelfIntents, typedPacks } from "./fitting-form";

type Moved = { id: string; productId: string; quantity: number; lot: string | null; expiresOn: string | null };

/** What a form of a shelf asks for, with ids that follow from the form: sent twice they are the same. */
export type ShelfAct = {
  intent: ShelfIntent;
  /** The acts to be undone, or the id under which expired packs are thrown away. */
  ids: string[];
  /** Scanned packs, and packs of the one lens that the form is about. */
  boxes: { id: string; code: string }[];
  packs: Moved[];
  productId: string | null;
  wanted: number;
};

type Said = {
  /** The pressed button, the id of the form, and the lens that it is about. */
  intent: string;
  batch: string;
  lens: string;
  typed: ShelfTexts;
};

/** Reads a form of a shelf; what cannot be read is named by its field. */
export function readShelfAct({ intent: pressed, batch, lens, typed }: Said): ShelfAct | Pick<RefusedShelf, "mistakes"> {
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

/** The packs of one lens, by number. */
function withPacks(act: ShelfAct, { id, productId, typed }: { id: string; productId: string; typed: ShelfTexts }) {
  const quantity = typedPacks(typed.packs, 1);
  const day = typed.expiresOn.trim();
  const expiresOn = day === "" ? null : readDay(day);
  if (quantity !== null && (day === "" || expiresOn !== null)) {
    return { ...act, packs: [{ id, productId, quantity, lot: typed.lot.trim() || null, expiresOn }] };
  }
  return { mistakes: { ...(quantity === null && { packs: "packs" }), ...(day !== "" && expiresOn === null && { expiresOn: "day" }) } };
}
