import { useState } from "react";
import { useNavigation } from "react-router";

const adding = ["onClash", "release"] as const;

const idle = { adding: false, added: false, waits: false };

/**
 * `added` is true from the moment an add was taken (the page came back without a refused form) until the next one is sent. `waits` says
 * of the add that is under way that it waits on the device instead.
 */
export function useAdded(sent: object | null): { added: boolean; waits: () => void } {
  const { formData, state } = useNavigation();
  const [seen, setSeen] = useState(idle);
  const isAdding = formData?.get("intent") === "add" || adding.some((name) => formData?.has(name) === true);
  if (isAdding && !seen.adding) setSeen({ ...idle, adding: true });
  if (!isAdding && seen.adding && state === "idle") setSeen({ ...idle, added: sent === null && !seen.waits });
  return { added: seen.added, waits: () => setSeen((now) => ({ ...now, waits: true })) };
}
