import type { ReactNode } from "react";
import { Form } from "react-router";
import { HiddenEntries } from "~/components/stock-grid/hidden-entries";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import type { Entries } from "~/domain/order/sheet-entries";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  title: string;
  text: string;
  /** The form that was sent; it is sent again with the answer. */
  entries: Entries;
  /** List items: what is removed, with its quantity. */
  children: ReactNode;
};

/** The confirmation before something is removed from the cart because its quantity became 0 (D62): what is removed, and the two answers. */
export function RemovalQuestion({ title, text, entries, children }: Props) {
  const { t } = useTexts("cart");
  return (
    <Modal title={title} alert explicitResult>
      <Form method="post" replace className="stack" preventScrollReset>
        <HiddenEntries entries={entries} without={["intent", "confirmed"]} />
        <p>{text}</p>
        <ul>{children}</ul>
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
