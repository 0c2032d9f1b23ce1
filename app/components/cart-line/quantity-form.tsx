import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { CartFields } from "~/components/cart/cart-fields";
import { useFailureNotice } from "~/components/cart/use-failure-notice";
import { FieldError } from "~/components/fields/field-error";
import { Button } from "~/components/ui/button";
import { type CartForm, cartAction } from "~/forms/cart/cart-form";
import type { CartLine, CartPreorder } from "~/forms/cart/cart-groups";
import type { RefusedCartChange } from "~/forms/cart/refused-cart-change";
import { leavingField, quantityNames } from "~/forms/cart/typed-quantities";
import { useTexts } from "~/i18n/use-texts";
import { Later } from "~/offline/scripts/later";
import styles from "./cart-table.module.css";
import { useInTurn } from "./use-in-turn";
import { useLineReason } from "./use-line-reason";

type Props = {
  form: CartForm;
  preorder: CartPreorder;
  /** The lines whose quantities are in the form. */
  lines: readonly CartLine[];
  /** The refusal of the page's last change. */
  refused: RefusedCartChange | null;
  /** The fields; each gets its name, its initial value, and its error. */
  children: (fieldOf: (line: CartLine) => QuantityField) => ReactNode;
};

export type QuantityField = { id: string; name: string; defaultValue: string; "aria-invalid"?: true; "aria-describedby"?: string };

/** Returns the id of the field with a line's quantity, which the summary of a refused change links to. */
export const quantityFieldId = (lineId: string) => `quantity-${lineId}`;

/** Milliseconds without another press before new quantities are sent. */
const restMs = 450;

/**
 * Quantities of a preorder, changed in place: sent automatically after a short pause, or when the page is left, whose next page then says
 * when they are refused; without JavaScript by their button.
 */
export function QuantityForm({ form, preorder, lines, refused, children }: Props) {
  const { t } = useTexts("cart");
  const element = useRef<HTMLFormElement>(null);
  const fetcher = useFetcher<RefusedCartChange>();
  const inTurn = useInTurn(restMs, () => {
    // By the browser alone, because the router's requests end with the page; what the cart says is for the next page. As the router sends it:
    // a document, which nobody sees, would show it.
    if (!element.current || !isToBeSent(element.current)) return;
    const body = new FormData(element.current);
    body.set(leavingField, "1");
    void fetch(`${cartAction(form)}.data`, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
  });
  const reasonOf = useLineReason();
  const answer = fetcher.state === "idle" ? (fetcher.data ?? refused) : null;
  const wrong = lines.some(({ id }) => id === answer?.lineId) ? answer : null;
  useFailureNotice(answer?.refusal);
  const texts = new Map(refused?.texts);
  const errorId = useId();
  const fieldOf = ({ id, quantity }: CartLine): QuantityField => ({
    id: quantityFieldId(id),
    name: quantityNames(id).boxes,
    defaultValue: texts.get(id) ?? String(quantity),
    ...(wrong?.lineId === id && { "aria-invalid": true, "aria-describedby": errorId }),
  });
  /** The quantities of the cart that the fields followed last, and what was sent since. */
  const followed = useRef(new Map(lines.map(({ id, quantity }) => [id, quantity])));
  const sent = useRef<FormData>(undefined);
  useEffect(() => {
    // What is typed and not sent yet stays when the page is loaded again after another change.
    for (const { id, quantity } of lines) {
      const field = element.current?.elements.namedItem(quantityNames(id).boxes);
      if (!(field instanceof HTMLInputElement) || field === document.activeElement) continue;
      const isAnswered = sent.current?.get(field.name) === field.value;
      if (isAnswered || followed.current.get(id) !== quantity) field.value = String(quantity);
      followed.current.set(id, quantity);
    }
    sent.current = undefined;
  }, [lines]);
  const send = (isLeaving: boolean) => {
    if (!element.current || !isToBeSent(element.current)) return;
    sent.current = new FormData(element.current);
    if (isLeaving) sent.current.set(leavingField, "1");
    return fetcher.submit(sent.current, { method: "post", action: cartAction(form), preventScrollReset: true });
  };
  return (
    <fetcher.Form
      method="post"
      action={cartAction(form)}
      ref={element}
      className={styles.quantity}
      preventScrollReset
      noValidate
      onChange={() => inTurn(send)}
    >
      <input type="hidden" name="intent" value="quantities" />
      <CartFields form={form} />
      <input type="hidden" name="preorderId" value={preorder.id} />
      <input type="hidden" name="revision" value={preorder.revision} />
      {lines.map(({ id, quantity }) => (
        <input key={id} type="hidden" name={quantityNames(id).shown} value={quantity} />
      ))}
      {children(fieldOf)}
      <noscript>
        <Button small>{t("line.save", { count: lines.length })}</Button>
      </noscript>
      <span className="small quiet" role="status">
        {fetcher.state !== "idle" && t("line.saving")}
      </span>
      <Later load={loadWaitingQuantities} props={{ form, preorder, lines, sent: fetcher.formData, takeBack: fetcher.reset }} />
      {wrong && <FieldError id={errorId}>{reasonOf(wrong.refusal)}</FieldError>}
    </fetcher.Form>
  );
}

const loadWaitingQuantities = async () => (await import("./waiting-quantities")).WaitingQuantities;

/** Whether a quantity differs from what the page shows, unless somebody is about to type one. */
function isToBeSent(form: HTMLFormElement): boolean {
  const fields = [...form.elements].filter((each) => each instanceof HTMLInputElement);
  const texts = fields.filter(({ type }) => type === "text").map(({ value }) => value.trim());
  const shown = fields.filter(({ name }) => name.startsWith("shown/")).map(({ value }) => value);
  return !texts.includes("") && `${texts}` !== `${shown}`;
}
