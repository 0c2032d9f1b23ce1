import { useState } from "react";
import { useNavigation } from "react-router";

const adding = ["onClash", "release"] as const;

const idle = { adding: false, added: false, waits: false };

/**
 * Returns `added`, true from the moment an add was accepted (the page came back without a refused form) until the next one is sent, and
 * `waits`, which reports that the current add waits on the device instead.
 */
export function useAdded(sent: object | null): { added: boolean; waits: () => void } {
  const { formData, state } = useNavigation();
  const [seen, setSeen] = useState(idle);
  const isAdding = formData?.get("intent") === "add" || adding.some((name) => formData?.has(name) === true);
  if (isAdding && !seen.adding) setSeen({ ...idle, adding: true });
  if (!isAdding && seen.adding && state === "idle") setSeen({ ...idle, added: sent === null && !seen.waits });
  return { added: seen.added, waits: () => setSeen((now) => ({ ...now, waits: true })) };
}
