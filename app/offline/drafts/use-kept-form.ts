import { type RefObject, useEffect, useState } from "react";
import { notify } from "~/components/notices/notify";
import { afterPause } from "../after-pause";
import { retryUntilLoaded } from "../connection";

const pauseMilliseconds = 700;

/** Milliseconds until what could not be stored is sent again. */
const againMilliseconds = 10_000;

/** Loaded with the form, because there is no time for it when the page is left. */
const loadSendForm = () => retryUntilLoaded(() => import("../send-form"));

/**
 * Stores a half-typed form on the server in the background (D31): shortly after the last key, when the page is left, when the connection
 * returns, and again after a failure. What is too long to be stored is not sent again, and a notice says so once. The returned id is put
 * into the URL of the page, so that a reload restores everything. `keep` is called after typing, `stop` when the form is sent. `changed`
 * represents changes that no key makes: a refused form, copied values.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, changed?: unknown) {
  const [keeper] = useState(createKeeper);
  useEffect(() => {
    keeper.watch(form.current);
    void loadSendForm();
    const send = () => void keeper.send();
    addEventListener("online", send);
    addEventListener("pagehide", send);
    return () => {
      removeEventListener("online", send);
      removeEventListener("pagehide", send);
      send();
    };
  }, [form, keeper]);
  useEffect(() => {
    if (changed !== undefined) keeper.keep();
  }, [changed, keeper]);
  return keeper;
}

function createKeeper() {
  /** Cancels the next sending; undefined when nothing is left to send. */
  let callOff: (() => void) | undefined;
  let underWay = new AbortController();
  let form: HTMLFormElement | null = null;
  let isTooLong = false;
  const keeper = {
    watch: (element: HTMLFormElement | null) => {
      form = element;
    },
    keep: () => {
      callOff?.();
      callOff = afterPause(() => void keeper.send(), pauseMilliseconds);
    },
    stop: () => {
      callOff?.();
      callOff = undefined;
      underWay.abort();
    },
    /** Sends what is not on the server yet; what could not be sent is sent again while the form is on the page. */
    send: async () => {
      if (!callOff || !form) return;
      callOff();
      // An earlier text must not arrive after this one, nor after the form itself.
      underWay.abort();
      underWay = new AbortController();
      const { signal } = underWay;
      const sent = callOff;
      const { sendForm } = await loadSendForm();
      const storing = await sendForm(form, { signal, keepalive: true });
      if (callOff !== sent || signal.aborted) return;
      callOff = storing === "failed" && form.isConnected ? afterPause(() => void keeper.send(), againMilliseconds) : undefined;
      if (storing === "tooLong" && !isTooLong) notify({ key: "frame:connection.tooLong", tone: "caution", seconds: 10 });
      if (storing !== "failed") isTooLong = storing === "tooLong";
    },
  };
  return keeper;
}
