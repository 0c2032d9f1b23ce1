import { useEffect, useRef, useState } from "react";
import { afterPause } from "~/offline/after-pause";

/** Where typed words are looked up. The words are in the body of the request, because they may include a name (D33). */
type Question<Answer> = {
  readonly path: string;
  /** The field of the body with the words. */
  readonly field: string;
  readonly pauseMilliseconds: number;
  /** The result for no words. */
  readonly nothing: Answer;
  /** Whether an empty text is sent too, without a pause. */
  readonly asksBefore?: boolean;
};

/**
 * Returns the result for what is being typed, requested after a pause; only the last request counts. It is a plain request: it neither
 * reloads the page's data nor interferes with a navigation.
 */
export function useAnswerWhileTyping<Answer>({ path, field, pauseMilliseconds, nothing, asksBefore }: Question<Answer>) {
  const [answer, setAnswer] = useState(nothing);
  const [failed, setFailed] = useState(false);
  const callOff = useRef<() => void>(undefined);
  const asked = useRef<AbortController>(undefined);
  const isBefore = useRef(false);
  const stop = () => {
    callOff.current?.();
    asked.current?.abort();
  };
  useEffect(() => {
    const [waiting, underWay] = [callOff, asked];
    return () => {
      waiting.current?.();
      underWay.current?.abort();
    };
  }, []);

  const ask = async (typed: string) => {
    const question = new AbortController();
    const { signal } = question;
    asked.current = question;
    try {
      const body = new URLSearchParams({ [field]: typed });
      const response = await fetch(path, { method: "POST", body, headers: { Accept: "application/json" }, redirect: "error", signal });
      if (!response.ok) throw new Error(String(response.status));
      const next: Answer = await response.json();
      if (signal.aborted) return;
      isBefore.current = typed === "";
      setAnswer(next);
      setFailed(false);
    } catch {
      if (!signal.aborted) setFailed(true);
    }
  };

  return {
    answer,
    failed,
    stop,
    look: (typed: string) => {
      stop();
      if (typed.trim() === "") {
        setAnswer(nothing);
        if (asksBefore) void ask("");
        return;
      }
      // An answer to an empty text belongs to no other text.
      if (isBefore.current) setAnswer(nothing);
      isBefore.current = false;
      callOff.current = afterPause(() => void ask(typed), pauseMilliseconds);
    },
  };
}
