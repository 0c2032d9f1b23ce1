import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";
import type { Undo } from "./current-notices";
import { UndoForm } from "./undo-form";

/** Undoes what a notice reports, by a form or in the page; `done` is called when it was pressed. */
export function UndoButton({ undo, done }: { undo: Undo; done: () => void }) {
  const { t } = useTexts("common");
  if (typeof undo === "object") return <UndoForm undo={undo} onSubmit={done} />;
  const takeBack = () => {
    undo();
    done();
  };
  return (
    <Button type="button" tone="quiet" small onClick={takeBack}>
      {t("actions.undo")}
    </Button>
  );
}
