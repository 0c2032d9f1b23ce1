import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { text } from "~/calls/text";
import { noTexts, type RefusedShelf, type ShelfTexts } from "~/forms/fitting/fitting-form";
import { readShelfAct, type ShelfAct } from "~/forms/fitting/shelf-act";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";
import { callShelf } from "./call-shelf.server";
import { findPatients } from "./find-patients.server";

type Context = Readonly<RouterContextProvider>;

const fields = {
  ...{ codes: text(20_000, "scan"), packs: text(10), lot: text(20), expiresOn: text(40), patient: text(100), wanted: text(10) },
} satisfies Record<keyof ShelfTexts, unknown>;

/** Does what a form of a shelf says, and leads back to `backTo`; what is refused comes back with all that was typed. */
export async function pressShelf(request: Request, context: Context, backTo: string) {
  const { form, typed, mistakes } = await readForm(request, fields);
  const said = (name: string) => String(form.get(name) ?? "");
  const refuse = (more: Partial<RefusedShelf>, texts: ShelfTexts = typed): RefusedShelf => ({
    ...{ intent: said("intent").split(" ")[0] ?? "", texts, mistakes: {}, refused: [], refusal: null, found: null },
    ...more,
  });
  if (mistakes) return data(refuse({ mistakes }), { status: 422 });
  const act = readShelfAct({ intent: said("intent"), batch: said("batch"), lens: said("lens"), typed });
  if ("mistakes" in act) return data(refuse(act), { status: 422 });
  const sought = await soughtPatient(context, act, { patientId: said("patientId"), words: typed.patient.trim() });
  if ("found" in sought) return data(refuse(sought), { status: 422 });
  const [error, done] = await safe(callShelf(context, act, sought.patientId));
  if (error) {
    return answerRefusal(context, error, ({ code, values, status }) => (status === 404 ? null : refuse({ refusal: { code, values } })));
  }
  const codeOf = (id: string) => act.boxes.find((box) => box.id === id)?.code ?? "";
  const refused = done.refused.map(({ id, mistake }) => ({ code: codeOf(id), mistake }));
  if (refused.length === 0) return redirect(backTo);
  return data(refuse({ refused }, { ...noTexts, codes: refused.map(({ code }) => `${code}\n`).join("") }), { status: 422 });
}

/** Whom packs are given to: the patient who was chosen; those whom the words could mean, to be chosen from; or nobody. */
async function soughtPatient(context: Context, { intent }: ShelfAct, { patientId, words }: { patientId: string; words: string }) {
  if (intent !== "use" || patientId === "none") return { patientId: null };
  if (patientId !== "") return { patientId };
  return words === "" ? { patientId: null } : { found: await findPatients(context, words) };
}
