import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import type { UndoForm as Undo } from "~/domain/notice/notice";
import { useTexts } from "~/i18n/use-texts";

/** The button that undoes what a notice reports, with everything that its action needs. */
export function UndoForm({ undo, onSubmit }: { undo: Undo; onSubmit?: () => void }) {
  const { t } = useTexts("common");
  return (
    <Form method="post" action={undo.action} preventScrollReset onSubmit={onSubmit}>
      {Object.entries(undo.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button tone="quiet" small>
        {t("actions.undo")}
      </Button>
    </Form>
  );
}
