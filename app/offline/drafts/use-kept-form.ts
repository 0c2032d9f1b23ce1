import { type RefObject, useEffect, useState } from "react";
import { afterPause } from "../after-pause";
import { retryUntilLoaded } from "../connection";

const pauseMilliseconds = 700;

/** Loaded with the form: when the page is left there is no time for it. */
const loadSendForm = () => retryUntilLoaded(() => import("../send-form"));

/**
 * Keeps a half-typed form on the server, quietly (D31): a moment after the last key, when the page is left, and when the connection is
 * back. The answer's id goes into the address of the page, so that a reload brings everything back. `keep` is called when something was
 * typed, `stop` when the form is sent. `changed` stands for changes that no key makes: a refused form that came back, copied values.
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
  /** Calls the next sending off; undefined when nothing is left to send. */
  let callOff: (() => void) | undefined;
  let underWay = new AbortController();
  let form: HTMLFormElement | null = null;
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
    /** Sends what is not on the server yet; without a line it stays unsent. */
    send: async () => {
      if (!callOff || !form) return;
      callOff();
      const sent = callOff;
      underWay = new AbortController();
      const { sendForm } = await loadSendForm();
      if (await sendForm(form, { signal: underWay.signal, keepalive: true })) {
        if (callOff === sent) callOff = undefined;
      }
    },
  };
  return keeper;
}
