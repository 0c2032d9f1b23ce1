import { useTranslation } from "react-i18next";
import { Form } from "react-router";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { Num } from "~/components/ui/num";
import type { Entries } from "~/domain/order/sheet-entries";
import type { Removal } from "./grid-refusal";
import { HiddenEntries } from "./hidden-entries";
import { lensText } from "./lens-text";

/** The confirmation before lenses leave the cart because their quantity became nothing (spec section 4): what goes, and the two answers. */
export function RemovalQuestion({ removals, entries }: { removals: readonly Removal[]; entries: Entries }) {
  const { t } = useTranslation(["stockGrid", "common"]);
  return (
    <Modal title={t("stockGrid:removal.title", { count: removals.length })} alert explicitResult>
      <Form method="post" className="stack" preventScrollReset>
        <HiddenEntries entries={entries} without={["intent", "confirmed"]} />
        <p>{t("stockGrid:removal.text")}</p>
        <ul>
          {removals.map(({ productId, quantity }) => (
            <li key={productId}>
              <Num className="strong">{lensText(productId)}</Num>{" "}
              <span className="quiet">{t("common:units.boxes", { count: quantity })}</span>
            </li>
          ))}
        </ul>
        <input type="hidden" name="confirmed" value="removal" />
        <ModalActions>
          <Button name="intent" value="keep">
            {t("stockGrid:removal.back")}
          </Button>
          <Button name="intent" value="add" tone="danger">
            {t("stockGrid:removal.confirm")}
          </Button>
        </ModalActions>
      </Form>
    </Modal>
  );
}
