import { useRef } from "react";
import { Form } from "react-router";
import { useAnswerFocus } from "~/components/fields/use-answer-focus";
import { Prescription } from "~/components/lens/prescription";
import { Button } from "~/components/ui/button";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import type { Clash } from "~/forms/cart/clash";
import { useTexts } from "~/i18n/use-texts";
import styles from "./clash-question.module.css";

type Props = {
  clashes: readonly Clash[];
  /** Everything that the refused form had sent, as `[...formData]`; it is sent again with `onClash` = add, replace or leave. */
  entries: readonly (readonly [name: string, value: string])[];
  /** Where the form was sent; by default the page itself. */
  action?: string;
};

/**
 * The question of D22, asked once for every clash of a submission: add to what is in the cart, replace it, or leave it. A separate form, so
 * it works without JavaScript; the page shows it before what was typed. The page provides `i18n: ["cart"]`.
 */
export function ClashQuestion({ clashes, entries, action }: Props) {
  const { t } = useTexts(["cart", "common"]);
  const box = useRef<HTMLFormElement>(null);
  useAnswerFocus(box);
  const sent = entries.filter(([name]) => name !== "onClash").map(([name, value], index) => ({ key: `${index} ${name}`, name, value }));
  return (
    <Form method="post" action={action} ref={box} tabIndex={-1} className={styles.question} preventScrollReset>
      <Panel title={t("cart:clash.title", { count: clashes.length })}>
        {sent.map(({ key, name, value }) => (
          <input key={key} type="hidden" name={name} value={value} />
        ))}
        <Table caption={t("cart:clash.caption")} cards>
          <thead>
            <tr>
              <th scope="col">{t("cart:table.product")}</th>
              <th scope="col" data-end="">
                {t("cart:clash.inCart")}
              </th>
              <th scope="col" data-end="">
                {t("cart:clash.adding")}
              </th>
              <th scope="col" data-end="">
                {t("cart:clash.together")}
              </th>
            </tr>
          </thead>
          <tbody>
            {clashes.map(({ lineId, existingLineId, eye, productName, values, packSize, existingQuantity, incomingQuantity }) => (
              <tr key={`${lineId} ${existingLineId}`}>
                <th scope="row">
                  <span>
                    <bdi>{productName}</bdi>
                    {Object.keys(values).length > 0 && (
                      <>
                        {" "}
                        <span className="quiet">{t("common:units.boxOf", { count: packSize })}</span>
                        <br />
                        <Prescription values={values} eye={eye ?? undefined} />
                      </>
                    )}
                  </span>
                </th>
                <td data-end="" data-label={t("cart:clash.inCart")}>
                  {existingQuantity}
                </td>
                <td data-end="" data-label={t("cart:clash.adding")}>
                  {incomingQuantity}
                </td>
                <td data-end="" data-label={t("cart:clash.together")}>
                  <b>{existingQuantity + incomingQuantity}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
        <div className={styles.answer}>
          <p className="quiet">{t("cart:clash.text")}</p>
          <div className={styles.buttons}>
            <Button name="onClash" value="leave">
              {t("cart:clash.leave")}
            </Button>
            <Button name="onClash" value="replace">
              {t("cart:clash.replace")}
            </Button>
            <Button name="onClash" value="add" tone="primary">
              {t("cart:clash.add")}
            </Button>
          </div>
        </div>
      </Panel>
    </Form>
  );
}
