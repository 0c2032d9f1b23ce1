import { type RefObject, useEffect, useState } from "react";
import { afterPause } from "../after-pause";
import { retryUntilLoaded } from "../connection";

const pauseMilliseconds = 700;

/** Loaded with the form, because there is no time for it when the page is left. */
const loadSendForm = () => retryUntilLoaded(() => import("../send-form"));

/**
 * Stores a half-typed form on the server in the background (D31): shortly after the last key, when the page is left, and when the
 * connection returns. The returned id is put into the URL of the page, so that a reload restores everything. `keep` is called after typing,
 * `stop` when the form is sent. `changed` represents changes that no key makes: a refused form, copied values.
 */
export function useKeptForm(form: RefObject<HTMLFormElement | null>, changed?: unknown) {
  const [keeper] = useState(createKeeper);
  useEffect(() => {
    keeper.watch(form.current);
    void loadSendForm();
    const send = (event?: Event) => void keeper.send(event?.type === "pagehide");
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
    /**
     * Sends what is not on the server yet; without a connection it stays unsent. Browsers limit the size of what outlives its page, so that
     * is only asked for when the page is left.
     */
    send: async (keepalive = false) => {
      if (!callOff || !form) return;
      callOff();
      const sent = callOff;
      underWay = new AbortController();
      const { sendForm } = await loadSendForm();
      if (await sendForm(form, { signal: underWay.signal, keepalive })) {
        if (callOff === sent) callOff = undefined;
      }
    },
  };
  return keeper;
}
