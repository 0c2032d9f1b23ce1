import { Form } from "react-router";
import { Button } from "~/components/ui/button";

type Props = {
  orderId: string;
  /** Id of the preorder that this would make. */
  copyId: string | undefined;
  /** One line only. */
  lineId?: string;
  /** Said by screen readers: what is ordered again. */
  label?: string;
  tone?: "primary" | "quiet";
  children: string;
};

/** Puts an order, or one line of it, into the cart again. */
export function ReorderButton({ orderId, copyId, lineId, label, tone, children }: Props) {
  return (
    <Form method="post" action="/history/reorder">
      <input type="hidden" name="purpose" value="reorder" />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="preorderId" value={copyId ?? ""} />
      {lineId && <input type="hidden" name="lineId" value={lineId} />}
      <Button small={tone !== "primary"} tone={tone} icon="repeat" aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
