import { Form } from "react-router";
import { v7 as newId } from "uuid";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import type { CountedBox, SentBox } from "~/forms/deliveries/counting";
import { presses } from "~/forms/deliveries/counting-press";

import styles from "./deliveries.module.css";

type Props = {
  deliveryId: string;
  boxId: string;
  /** The boxes of the line; the last of those that the portal knows is removed. */
  boxes: readonly CountedBox[];
  known: ReadonlySet<string>;
  labels: { remove: string; add?: string };
  /** The product of which one more box is counted; null when that makes no sense. */
  productId: string | null;
  add?: (box: SentBox) => void;
};

/** One box fewer and one more of a line, for those without a scanner. */
export function CountButtons({ deliveryId, boxId, boxes, known, labels, productId, add }: Props) {
  const last = boxes.findLast(({ id }) => known.has(id));
  const look = buttonLook({ small: true });
  return (
    <Form method="post" className={styles.acts} preventScrollReset>
      <input type="hidden" name="delivery" value={deliveryId} />
      <input type="hidden" name="box" value={boxId} />
      {last && (
        <button type="submit" className={look} name="intent" value={presses.takeBack(last.id)} aria-label={labels.remove}>
          <Icon name="minus" />
        </button>
      )}
      {productId !== null && (
        <button
          type="submit"
          className={look}
          name="intent"
          value={presses.add(productId)}
          aria-label={labels.add}
          onClick={(event) => {
            event.preventDefault();
            add?.({ id: newId(), productId, way: "hand" });
          }}
        >
          <Icon name="plus" />
        </button>
      )}
    </Form>
  );
}
