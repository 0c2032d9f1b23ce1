import { useEffect, useRef, useState } from "react";
import type { LookupAnswer } from "./patient-hit";

const pauseMilliseconds = 150;
const nothing: LookupAnswer = { searchTerm: "", patients: [], more: false, adds: false };

/**
 * The hits for what is being typed, asked for after a short pause; only the newest question counts. It is a plain request, so that it
 * neither reloads the page's data nor gets in the way of a navigation, and the name travels in its body (D33).
 */
export function usePatientLookup() {
  const [answer, setAnswer] = useState(nothing);
  const [failed, setFailed] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(pause.current);
    asked.current?.abort();
  };
  useEffect(
    () => () => {
      clearTimeout(pause.current);
      asked.current?.abort();
    },
    [],
  );

  const ask = async (typed: string) => {
    const question = new AbortController();
    asked.current = question;
    try {
      const response = await fetch("/patients/lookup", {
        method: "POST",
        body: new URLSearchParams({ q: typed }),
        headers: { Accept: "application/json" },
        redirect: "error",
        signal: question.signal,
      });
      if (!response.ok) throw new Error(String(response.status));
      const found: LookupAnswer = await response.json();
      if (question.signal.aborted) return;
      setAnswer(found);
      setFailed(false);
    } catch {
      if (!question.signal.aborted) setFailed(true);
    }
  };

  return {
    ...answer,
    failed,
    stop,
    look: (typed: string) => {
      stop();
      if (typed.trim() === "") setAnswer(nothing);
      else pause.current = setTimeout(() => void ask(typed), pauseMilliseconds);
    },
  };
}
