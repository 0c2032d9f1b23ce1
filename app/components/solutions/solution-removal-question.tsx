import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { HiddenEntries } from "~/components/stock-grid/hidden-entries";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import type { Entries } from "~/domain/order/sheet-entries";
import type { SolutionRemoval } from "./solution-draft";

type Props = { removals: readonly SolutionRemoval[]; entries: Entries };

/** The confirmation before solutions leave the cart because they have no quantity (spec section 4): what goes, and the two answers. */
export function SolutionRemovalQuestion({ removals, entries }: Props) {
  const { t } = useTranslation("solutions");
  return (
    <Modal title={t("removal.title", { count: removals.length })} alert explicitResult>
      <Form method="post" className="stack" preventScrollReset>
        <HiddenEntries entries={entries} without={["intent", "confirmed"]} />
        <p>{t("removal.text")}</p>
        <ul>
          {removals.map(({ solutionId, name, bottles }) => (
            <li key={solutionId}>
              <bdi className="strong">{name}</bdi> <span className="quiet">{t("inCart", { quantity: bottles })}</span>
            </li>
          ))}
        </ul>
        <input type="hidden" name="confirmed" value="removal" />
        <ModalActions>
          <Button name="intent" value="keep">
            {t("removal.back")}
          </Button>
          <Button name="intent" value="add" tone="danger">
            {t("removal.confirm")}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
