import { type RefObject, useEffect, useRef, useState } from "react";
import type { Ending } from "./work";

type Selection = {
  form: RefObject<HTMLFormElement | null>;
  /** Null until JavaScript has read the form. */
  selected: readonly Ending[] | null;
  updateSelected: () => void;
};

/** Returns the patients whose checkboxes are ticked in the form, also when the browser has restored them on return. */
export function useSelected(ending: readonly Ending[]): Selection {
  const form = useRef<HTMLFormElement>(null);
  const [orderIds, setOrderIds] = useState<string | null>(null);
  const updateSelected = () => {
    const ticked = form.current ? new FormData(form.current).getAll("again") : [];
    setOrderIds(ticked.map((value) => String(value).split(".")[0]).join(" "));
  };
  // After every render, because the patients may have changed.
  useEffect(updateSelected);
  const selected = orderIds === null ? null : ending.filter(({ orderId }) => orderIds.split(" ").includes(orderId));
  return { form, selected, updateSelected };
}
