import type { ReactNode } from "react";
import { Form } from "react-router";
import { CartFields } from "~/components/cart/cart-fields";
import { Button } from "~/components/ui/button";
import { type CartForm, cartAction } from "~/forms/cart/cart-form";
import type { LineChange } from "~/forms/cart/cart-problems";
import { lineChangeName, writeLineChange } from "~/forms/cart/line-changes";

type RemedyProps = {
  form: CartForm;
  changes: readonly LineChange[];
  /** The preorder to save for later. */
  setAside?: string;
  /** The preorder to deliver to the practice instead of the patient. */
  toPractice?: string;
  quiet?: boolean;
  children: ReactNode;
};

/** A button that sets quantities, saves a preorder for later or delivers it to the practice. */
export function Remedy({ form, changes, setAside, toPractice, quiet, children }: RemedyProps) {
  return (
    <Form method="post" action={cartAction(form)} preventScrollReset>
      <CartFields form={form} />
      {setAside !== undefined && <input type="hidden" name="setAside" value={setAside} />}
      {toPractice !== undefined && <input type="hidden" name="toPractice" value={toPractice} />}
      {changes.map((change) => (
        <input key={change.lineId} type="hidden" name={lineChangeName} value={writeLineChange(change)} />
      ))}
      <Button small tone={quiet ? "quiet" : "default"} name="intent" value="settle">
        {children}
      </Button>
    </Form>
  );
}
