import { href, type RouterContextProvider } from "react-router";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import { mapAddress, type RefusedShelf, undoneIds } from "~/forms/fitting/fitting-form";
import type { ShelfAct } from "~/forms/fitting/shelf-act";

type Done = { packs: number; refused: { id: string; mistake: RefusedShelf["refused"][number]["mistake"] }[] };

/**
 * Makes the call that a form of the shelf asks for, and adds a notice of what was done, with a button that undoes it. Returns the refused
 * scans.
 */
export async function performShelfAct(
  context: Readonly<RouterContextProvider>,
  act: ShelfAct,
  patientId: string | null,
): Promise<Pick<Done, "refused">> {
  const { locationId } = context.get(sessionContext);
  const { intent, ids, boxes, packs, productId, wanted } = act;
  const calls = context.get(callsContext).fitting;
  const given = packs.map(({ id, productId: lens, quantity }) => ({ id, productId: lens, quantity }));
  const perform = {
    put: (): Promise<Done> => calls.put({ locationId, boxes, packs }),
    use: (): Promise<Done> => calls.use({ locationId, patientId, boxes, packs: given }),
    discard: async () => none(await calls.discard({ id: ids[0] ?? "", locationId, productId })),
    undo: async () => none(await calls.undo({ locationId, ids })),
    want: async () => {
      await calls.setWanted({ locationId, wanted: [{ productId: productId ?? "", packs: wanted }] });
      return none({ packs: 1 });
    },
  };
  const done = await perform[intent]();
  if (done.packs > 0) {
    const acts = intent === "discard" ? ids : [...boxes, ...packs].map(({ id }) => id).filter((id) => !isRefused(id, done));
    const undo = {
      action: productId ? mapAddress(productId) : href("/products/fitting-sets"),
      fields: { intent: `undo ${undoneIds(acts)}` },
    };
    const canUndo = intent !== "undo" && intent !== "want" && acts.length <= undoableMax;
    context.get(noticeContext).add({ key: `fittingSets:notices.${intent}`, values: { count: done.packs }, ...(canUndo && { undo }) });
  }
  return done;
}

/** Maximum number of acts that a notice undoes; more are undone in the list of the latest acts. */
const undoableMax = 50;

const none = ({ packs }: { packs: number }): Done => ({ packs, refused: [] });

const isRefused = (id: string, { refused }: Done) => refused.some((each) => each.id === id);
