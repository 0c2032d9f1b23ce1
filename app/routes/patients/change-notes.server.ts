import { safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { notesId } from "~/components/patient-page/notes-id";
import { callsContext, noticeContext, sessionContext } from "~/context.server";
import type { TextMistake } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";

type Posted = { form: FormData; typed: { text: string }; mistakes: { text?: TextMistake } | null };
type PatientOfPage = { context: Readonly<RouterContextProvider>; patientId: string };

/** What the page shows when a note was refused: the text as typed, and the reason. */
export type NoteAnswer = { text: string; mistake: TextMistake | "required" | null; refusal: { code: string; values: unknown } | null };

/** Adds, removes or restores a note, as the form asks. */
export async function changeNotes({ form, typed, mistakes }: Posted, { context, patientId }: PatientOfPage) {
  const mistake = mistakes?.text ?? null;
  const { patients } = context.get(callsContext);
  const ids = { tenantId: context.get(sessionContext).tenant._id, patientId, noteId: String(form.get("noteId")) };
  const intent = form.get("intent");
  const isRemoved = intent === "removeNote";
  if (intent === "addNote" && (mistake || typed.text.trim() === "")) {
    return data<NoteAnswer>({ text: typed.text, mistake: mistake ?? "required", refusal: null }, { status: 422 });
  }
  const [error] =
    intent === "addNote"
      ? await safe(patients.addNote({ ...ids, text: typed.text }))
      : await safe(patients.removeNote({ ...ids, isRemoved }));
  if (error) {
    return answerRefusal(context, error, ({ code, values, status }): NoteAnswer | null =>
      status === 404 ? null : { text: typed.text, mistake: null, refusal: { code, values } },
    );
  }
  const action = `/patients/${patientId}`;
  const undo = { action, fields: { intent: "restoreNote", noteId: ids.noteId } };
  context.get(noticeContext).add({ key: `patientPage:notices.${noticeOf[String(intent)] ?? "noteRestored"}`, ...(isRemoved && { undo }) });
  return redirect(`${action}#${notesId}`);
}

const noticeOf: Readonly<Record<string, string>> = { addNote: "noteAdded", removeNote: "noteRemoved" };
