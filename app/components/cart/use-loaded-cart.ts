import { useEffect, useState } from "react";
import { notify } from "~/components/notices/notify";
import type { LoadedCart } from "./cart-in-sight";

/** Returns the cart as this page last loaded it at its location. If it could not be loaded, shows that at the top left (D69). */
export function useLoadedCart<Read extends LoadedCart & { locationId: string }>(read: Read): Read {
  const [lastRead, setLastRead] = useState(read);
  const isKept = read.isUnread && lastRead.locationId === read.locationId;
  if (!isKept && lastRead !== read) setLastRead(read);
  useEffect(() => {
    if (read.isUnread) notify({ key: "cart:notices.unread", tone: "danger" });
  }, [read]);
  return isKept ? lastRead : read;
}
