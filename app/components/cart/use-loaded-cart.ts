import { useEffect, useState } from "react";
import type { Late } from "~/components/late/late-part";
import { notify } from "~/components/notices/notify";
import type { LoadedCart } from "./cart-in-sight";

/**
 * Returns what this page last loaded at its location of the cart `loaded`. If that could not be loaded, shows it at the top left (D69). Only
 * the first cart of a page may still be under way.
 */
export function useLoadedCart<Read extends { locationId: string }>(read: Read, loaded: Late<LoadedCart>): Read {
  const [lastRead, setLastRead] = useState(read);
  const isKept = !(loaded instanceof Promise) && loaded.isUnread && lastRead.locationId === read.locationId;
  if (!isKept && lastRead !== read) setLastRead(read);
  useEffect(() => {
    void Promise.resolve(loaded).then((cart) => {
      if (!cart || cart.isUnread) notify({ key: "cart:notices.unread", tone: "danger" });
    });
  }, [loaded]);
  return isKept ? lastRead : read;
}
