import { useTranslation } from "react-i18next";
import { Button } from "~/components/ui/button";
import type { Undo } from "./told-notices";
import { UndoForm } from "./undo-form";

/** Takes back what a notice tells of, by a form or in the page; `done` is called when it was pressed. */
export function UndoButton({ undo, done }: { undo: Undo; done: () => void }) {
  const { t } = useTranslation("common");
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
