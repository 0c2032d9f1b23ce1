import { Link } from "react-router";
import { useKeptChoice } from "~/components/drafts/kept-choices";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { HiddenInput } from "~/components/fields/hidden-input";
import { NumberInput } from "~/components/fields/number-input";
import { RefusalNotice } from "~/components/fields/refusal-notice";
import { TextArea } from "~/components/fields/text-area";
import { orderAddress } from "~/components/orders/order-address";
import { useRequestRefusal } from "~/components/requests/request-refusal";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { wordsLengthMax } from "~/domain/request/order-request";
import { type LackingLine, lineKey, quantityField, requestField, type TypedClaims, tickField } from "~/forms/deliveries/claimed-lines";
import { isolateLtr } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import { BoxFor, BoxProduct, useBoxName } from "./box-product";
import styles from "./deliveries.module.css";

/** What was typed when the claims were refused, and why. */
export type RefusedClaims = { typed: TypedClaims; mistake: string | null; refusal: { code: string; values: unknown } | null };

type Props = { lacking: readonly LackingLine[]; requestIds: Record<string, string>; refused: RefusedClaims | undefined };

/** The lines with missing boxes; those of opened parcels are preselected, and one press claims them. */
export function MissingForm({ lacking, requestIds, refused }: Props) {
  const { t } = useTexts(["deliveries", "common", "errors"]);
  const refusalText = useRequestRefusal();
  const typed = refused?.typed;
  return (
    <Panel title={t("deliveries:missing.title")}>
      <KeptForm subject="claims" answer={refused}>
        <p className={styles.lead}>{t("deliveries:missing.text")}</p>
        {(refused?.refusal || typed?.isNothingTicked) && (
          <RefusalNotice
            className={styles.refused}
            title={refused?.refusal ? refusalText(refused.refusal) : t("deliveries:missing.nothingTicked")}
          />
        )}
        <Table caption={t("deliveries:missing.caption")} cards>
          <thead>
            <tr>
              <th scope="col" className={styles.tick}>
                <VisuallyHidden>{t("deliveries:claims.title")}</VisuallyHidden>
              </th>
              <th scope="col">{t("deliveries:expected.product")}</th>
              <th scope="col">{t("deliveries:expected.for")}</th>
              <th scope="col">{t("deliveries:expected.order")}</th>
              <th scope="col">{t("deliveries:missing.missing")}</th>
            </tr>
          </thead>
          <tbody>
            {lacking.map((line) => (
              <MissingRow key={lineKey(line)} line={line} requestId={requestIds[lineKey(line)] ?? ""} typed={typed} />
            ))}
          </tbody>
        </Table>
        <div className={styles.claim}>
          <Field
            id="claim-words"
            label={t("deliveries:missing.words")}
            hint={t("deliveries:missing.wordsHint")}
            error={refused?.mistake && t(`errors:${refused.mistake as "unreadableText"}`)}
          >
            <TextArea name="message" rows={2} defaultValue={typed?.message} maxLength={wordsLengthMax} />
          </Field>
          <div className="row">
            <Button tone="primary">{t("deliveries:missing.claim")}</Button>
          </div>
        </div>
      </KeptForm>
    </Panel>
  );
}

function MissingRow({ line, requestId, typed }: { line: LackingLine; requestId: string; typed: TypedClaims | undefined }) {
  const { t } = useTexts(["deliveries", "common"]);
  const nameOf = useBoxName();
  const key = lineKey(line);
  const { product, gtin, eye, missing, isOpened, cartId, orderId, transactionConfirmationNum } = line;
  const named = { product: nameOf(product, gtin), order: isolateLtr(transactionConfirmationNum) };
  const boxes = t("common:units.boxes", { count: missing });
  const max = typed?.mistakes[key];
  const isTicked = useKeptChoice(tickField, {
    value: key,
    isChosen: typed ? typed.ticked.includes(key) : isOpened,
  });
  return (
    <tr>
      <td>
        <HiddenInput name={requestField(key)} value={requestId} />
        <input
          type="checkbox"
          name={tickField}
          value={key}
          defaultChecked={isTicked}
          aria-label={t("deliveries:missing.tick", { ...named, boxes })}
        />
      </td>
      <th scope="row">
        <BoxProduct product={product} gtin={gtin} eye={eye}>
          {!isOpened && <span className="small quiet">{t("deliveries:missing.notOpened")}</span>}
        </BoxProduct>
      </th>
      <td data-label={t("deliveries:expected.for")}>
        <BoxFor {...line} />
      </td>
      <td data-label={t("deliveries:expected.order")}>
        <Link to={orderAddress({ cartId, id: orderId })} prefetch="none">
          <Code>{transactionConfirmationNum}</Code>
        </Link>
      </td>
      <td data-label={t("deliveries:missing.missing")}>
        <Field
          id={`quantity-${key}`}
          label={t("deliveries:missing.quantity", named)}
          hideLabel
          error={max === undefined ? undefined : t("deliveries:missing.quantityWrong", { max })}
          className={styles.quantity}
        >
          <NumberInput name={quantityField(key)} defaultValue={typed?.quantities[key] ?? String(missing)} maxLength={4} />
        </Field>
      </td>
    </tr>
  );
}
