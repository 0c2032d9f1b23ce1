import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";
import { pushNotice } from "~/components/notices/current-notices";
import { storeDevicePerson } from "~/offline/device/device-person";
import { needingPerson, onTheirWay } from "~/offline/waiting/queue";
import { sendWaiting } from "~/offline/waiting/send-waiting";
import { notifyWaitingCount } from "~/offline/waiting/waiting-count";
import { usePerson } from "./use-person";
import { useWaiting } from "./use-waiting";

/** Sends waiting entries as soon as there is a connection, and updates their count in the bar; renders nothing itself. */
export function WaitingKeeper() {
  const person = usePerson();
  const personId = person?.personId ?? null;
  const locationId = person?.locationId ?? null;
  const queue = useWaiting(personId);
  const { revalidate } = useRevalidator();
  const waiting = queue ? onTheirWay(queue).length : 0;
  const needing = queue ? needingPerson(queue).length : 0;
  useEffect(() => notifyWaitingCount({ waiting, needing }), [waiting, needing]);
  useEffect(() => {
    if (personId && locationId) void storeDevicePerson({ personId, locationId }, new Date());
  }, [personId, locationId]);
  const send = useEffectEvent(async (owner: string, signal: AbortSignal) => {
    const { sentQuantity, askingQuantity, isSignedOut } = await sendWaiting(owner, signal);
    if (sentQuantity > 0) pushNotice({ key: "frame:line.sent", values: { count: sentQuantity } });
    if (askingQuantity > 0) pushNotice({ key: "frame:line.asks", values: { count: askingQuantity }, tone: "caution" });
    if (sentQuantity + askingQuantity > 0) void revalidate();
    if (isSignedOut) pushNotice({ key: "frame:line.signIn", tone: "caution" });
  });
  const isWaiting = waiting > 0;
  useEffect(() => {
    if (personId === null || !isWaiting) return;
    const ended = new AbortController();
    // If a page is left in the middle of it, another one continues.
    send(personId, ended.signal).catch(() => {});
    return () => ended.abort();
  }, [personId, isWaiting]);
  return null;
}
