import { Form, Link } from "react-router";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { HiddenInput } from "~/components/fields/hidden-input";
import { TextArea } from "~/components/fields/text-area";
import { orderAddress } from "~/components/orders/order-address";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { noteLengthMax } from "~/domain/patient/patient-note";
import { isolateLtr } from "~/i18n/format/isolate";
import { type RefusalToSay, useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { notesId } from "./notes-id";
import type { Overview } from "./overview";
import styles from "./patient-page.module.css";

type Props = Pick<Overview, "patient" | "notes" | "writtenNotes"> & {
  /** The id of the next note. */
  noteId: string;
  /** Why a note was refused, with its text as typed. */
  answer: { text: string; mistake: "required" | "unreadableText" | "textTooLong" | null; refusal: RefusalToSay | null } | undefined;
};

/** The note that orders show, notes of the staff and notes on orders, newest first, and a field for another one. */
export function NotesPanel({ patient, notes, writtenNotes, noteId, answer }: Props) {
  const { t } = useTexts("patientPage");
  const written = writtenNotes.map((note) => ({ day: note.writtenOn, id: note.id, entry: <WrittenNote key={note.id} note={note} /> }));
  const ofOrders = notes.map((note) => ({ day: note.orderedOn, id: note.orderId, entry: <OrderNote key={note.orderId} note={note} /> }));
  const entries = [...written, ...ofOrders].sort((one, other) => other.day.localeCompare(one.day));
  return (
    <Panel
      id={notesId}
      title={t("notes.title")}
      aside={
        <Link className="small" to={`/patients/${patient.id}/edit#note`}>
          {t("notes.edit")}
        </Link>
      }
      padded
    >
      {patient.note === "" && entries.length === 0 && <p className="small quiet">{t("notes.none")}</p>}
      <ul className={styles.list}>
        {patient.note !== "" && (
          <li className={styles.note}>
            <bdi>{patient.note}</bdi>
          </li>
        )}
        {entries.map(({ entry }) => entry)}
      </ul>
      <NewNote key={noteId} noteId={noteId} answer={answer} />
    </Panel>
  );
}

function WrittenNote({ note: { id, text, by, writtenOn, mayRemove } }: { note: Overview["writtenNotes"][number] }) {
  const { t } = useTexts("patientPage");
  const format = useFormat();
  return (
    <li className="small">
      <bdi className={styles.note}>{text}</bdi>
      <span className="quiet row">
        <bdi>{by}</bdi>
        <bdi>{isolateLtr(format.dayInDigits(writtenOn))}</bdi>
        {mayRemove && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="noteId" value={id} />
            <Button tone="quiet" small name="intent" value="removeNote" aria-label={t("notes.removeOf", { text })}>
              {t("notes.remove")}
            </Button>
          </Form>
        )}
      </span>
    </li>
  );
}

function OrderNote({ note: { orderId, cartId, orderedOn, by, text } }: { note: Overview["notes"][number] }) {
  const { t } = useTexts("patientPage");
  const format = useFormat();
  return (
    <li className="small">
      <bdi className={styles.note}>{text}</bdi>
      <span className="quiet row">
        <bdi>{by}</bdi>
        <Link to={orderAddress({ id: orderId, cartId })} prefetch="none">
          {t("notes.order", { day: isolateLtr(format.dayInDigits(orderedOn)) })}
        </Link>
      </span>
    </li>
  );
}

function NewNote({ noteId, answer }: Pick<Props, "noteId" | "answer">) {
  const { t } = useTexts(["patientPage", "errors"]);
  const refusalText = useRefusalText();
  const { mistake, refusal } = answer ?? {};
  return (
    <KeptForm subject="note" answer={answer} className={styles.newNote} preventScrollReset>
      <HiddenInput name="noteId" value={noteId} />
      <Field
        id="new-note"
        label={t("patientPage:notes.add")}
        aside={t("patientPage:notes.hint")}
        error={(mistake && t(`errors:${mistake}`)) || (refusal && refusalText(refusal))}
      >
        <TextArea name="text" rows={2} defaultValue={answer?.text} maxLength={noteLengthMax} autoComplete="off" />
      </Field>
      <Button small name="intent" value="addNote">
        {t("patientPage:notes.addIt")}
      </Button>
    </KeptForm>
  );
}
