import { useRef } from "react";
import { Form, type FormProps, useFormAction, useRouteLoaderData } from "react-router";
import { KeptContext } from "~/components/fields/field-context";
import { Notice } from "~/components/ui/notice";
import { keptField } from "~/domain/account/kept-field";
import { useTexts } from "~/i18n/use-texts";
import { useKeptForm } from "~/offline/drafts/use-kept-form";

type Props = Omit<FormProps, "method" | "ref" | "onInput" | "onSubmit"> & {
  /** What tells it from the other forms of its page: of each, what was typed last is stored. */
  subject: string;
  /** The response to the refused form, which has everything that was typed. */
  answer: unknown;
  /** Called when the form is sent. */
  onSend?: () => void;
};

type Stored = { kept: { path: string; subject: string; entries: [name: string, value: string][] }[] };

/**
 * A form whose fields are stored on the server while somebody types (D31), so that a reload, going back and the end of the session lose
 * nothing: its text fields, lists and choices then show what was typed. It is deleted when the form is saved.
 */
export function KeptForm({ subject, answer, onSend, children, ...form }: Props) {
  const { t } = useTexts("common");
  const element = useRef<HTMLFormElement>(null);
  const { keep, stop } = useKeptForm(element, answer ?? undefined);
  const [path] = useFormAction(form.action?.toString()).split("?");
  const stored = useRouteLoaderData<Stored>("routes/layouts/signed-in")?.kept;
  const send = () => {
    stop();
    onSend?.();
  };
  const entries = answer ? undefined : stored?.find((each) => each.path === path && each.subject === subject)?.entries;
  return (
    <KeptContext value={entries ? new URLSearchParams(entries) : null}>
      <Form className="stack" noValidate {...form} ref={element} method="post" onInput={keep} onSubmit={send}>
        <input type="hidden" name={keptField} value={subject} />
        {entries && <Notice tone="accent">{t("restored")}</Notice>}
        {children}
      </Form>
    </KeptContext>
  );
}
