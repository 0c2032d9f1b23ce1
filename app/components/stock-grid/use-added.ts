import { useState } from "react";
import { useNavigation } from "react-router";

const adding = ["onClash", "release"] as const;

/** True from the moment an add was taken (the page came back without a refused form) until the next one is sent. */
export function useAdded(sent: object | null): boolean {
  const { formData, state } = useNavigation();
  const [seen, setSeen] = useState({ adding: false, added: false });
  const isAdding = formData?.get("intent") === "add" || adding.some((name) => formData?.has(name) === true);
  if (isAdding && !seen.adding) setSeen({ adding: true, added: false });
  if (!isAdding && seen.adding && state === "idle") setSeen({ adding: false, added: sent === null });
  return seen.added;
}
