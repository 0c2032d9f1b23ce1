import { useEffect, useRef, useState } from "react";
import { type Found, nothingFound } from "./found";

const pauseMilliseconds = 250;

/**
 * What is found for what is being typed, asked for after a pause; only the newest question counts. It is a plain request whose body
 * holds the words (D33): it neither reloads the page's data nor gets in the way of a navigation.
 */
export function useLiveSearch() {
  const [found, setFound] = useState(nothingFound);
  const [failed, setFailed] = useState(false);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asked = useRef<AbortController>(undefined);
  const stop = () => {
    clearTimeout(pause.current);
    asked.current?.abort();
  };
  useEffect(() => {
    const [waiting, underWay] = [pause, asked];
    return () => {
      clearTimeout(waiting.current);
      underWay.current?.abort();
    };
  }, []);

  const ask = async (words: string) => {
    const question = new AbortController();
    asked.current = question;
    try {
      const body = new URLSearchParams({ words });
      const headers = { Accept: "application/json" };
      const answer = await fetch("/search/live", { method: "POST", body, headers, redirect: "error", signal: question.signal });
      if (!answer.ok && answer.status !== 422) throw new Error(String(answer.status));
      const next: Found = await answer.json();
      if (question.signal.aborted) return;
      setFound(next);
      setFailed(false);
    } catch {
      if (!question.signal.aborted) setFailed(true);
    }
  };

  return {
    found,
    failed,
    stop,
    look: (typed: string) => {
      stop();
      const words = typed.trim();
      if (words === "") setFound(nothingFound);
      else pause.current = setTimeout(() => void ask(words), pauseMilliseconds);
    },
  };
}
