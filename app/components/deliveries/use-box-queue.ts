import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { usePerson } from "~/components/waiting/use-person";
import type { Expected, SentBox } from "~/forms/deliveries/counting";
import { openBoxQueue } from "~/offline/box-queue";
import { deviceStore } from "~/offline/device-drafts";
import { sendBoxes } from "~/offline/send-boxes";

type Counting = Pick<Expected, "deliveryId" | "boxes">;
type DeliveryKey = { locationId: string; newDeliveryId: string };

/**
 * Returns the boxes of the delivery with those that are on their way to the portal. When the portal cannot accept them the page is
 * reloaded.
 */
export function useBoxQueue({ locationId, newDeliveryId }: DeliveryKey, counting: Counting) {
  const person = usePerson();
  const { revalidate } = useRevalidator();
  const [queue] = useState(() => {
    const slot = { key: `boxes:${locationId}`, personId: person?.personId ?? "", store: deviceStore<{ boxes: readonly SentBox[] }>() };
    const send = (boxes: readonly SentBox[], deliveryId: string) => sendBoxes(locationId, deliveryId, boxes);
    return openBoxQueue({ send, slot, now: () => new Date() }, { counting, deliveryId: newDeliveryId });
  });
  const state = useSyncExternalStore(queue.follow, queue.state, queue.state);
  useEffect(() => void queue.begin(), [queue]);
  useEffect(() => queue.resume({ counting, deliveryId: newDeliveryId }), [queue, counting, newDeliveryId]);
  const reloadDelivery = useEffectEvent(() => void revalidate());
  const { trouble } = state;
  useEffect(() => {
    if (trouble === "finished" || trouble === "sessionOver") reloadDelivery();
  }, [trouble]);
  return { ...state, add: queue.add };
}
