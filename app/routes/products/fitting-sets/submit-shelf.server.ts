import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { text } from "~/calls/text";
import { noTexts, type RefusedShelf, type ShelfTexts } from "~/forms/fitting/fitting-form";
import { parseShelfAct, type ShelfAct } from "~/forms/fitting/shelf-act";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import { findPatients } from "./find-patients.server";
import { performShelfAct } from "./perform-shelf-act.server";

type Context = Readonly<RouterContextProvider>;

const fields = {
  ...{ codes: text(20_000, "scan"), packs: text(10), lot: text(20), expiresOn: text(40), patient: text(100), wanted: text(10) },
} satisfies Record<keyof ShelfTexts, unknown>;

/** Does what a form of the shelf asks for, and redirects to `backTo`; a refusal returns with everything typed. */
export async function submitShelf(request: Request, context: Context, backTo: string) {
  const { form, typed, mistakes } = await readForm(request, fields);
  const field = (name: string) => String(form.get(name) ?? "");
  const refuse = (more: Partial<RefusedShelf>, texts: ShelfTexts = typed): RefusedShelf => ({
    ...{ intent: field("intent").split(" ")[0] ?? "", texts, mistakes: {}, refused: [], refusal: null, found: null },
    ...more,
  });
  if (mistakes) return data(refuse({ mistakes }), { status: 422 });
  const act = parseShelfAct({ intent: field("intent"), batch: field("batch"), lens: field("lens"), typed });
  if ("mistakes" in act) return data(refuse(act), { status: 422 });
  const words = typed.patient.trim();
  const isOtherSearch = words !== "" && words !== field("searched").trim();
  const recipient = await findRecipient(context, act, { patientId: isOtherSearch ? "" : field("patientId"), words });
  if ("found" in recipient) return data(refuse(recipient), { status: 422 });
  const [error, done] = await safe(performShelfAct(context, act, recipient.patientId));
  if (error) {
    return answerRefusal(context, error, ({ code, values, status }) => (status === 404 ? null : refuse({ refusal: { code, values } })));
  }
  const codeOf = (id: string) => act.boxes.find((box) => box.id === id)?.code ?? "";
  const refused = done.refused.map(({ id, mistake }) => ({ code: codeOf(id), mistake }));
  if (refused.length === 0) return redirect(backTo);
  return data(refuse({ refused }, { ...noTexts, codes: refused.map(({ code }) => `${code}\n`).join("") }), { status: 422 });
}

/**
 * Returns whom packs are given to: the chosen patient or nobody; or the patients that the text finds, to choose from. A choice does not
 * count when another text was typed since.
 */
async function findRecipient(context: Context, { intent }: ShelfAct, { patientId, words }: { patientId: string; words: string }) {
  if (intent !== "use" || patientId === "none") return { patientId: null };
  if (patientId !== "") return { patientId };
  return words === "" ? { patientId: null } : { found: await findPatients(context, words) };
}
