import { type RefObject, useEffect, useRef, useState } from "react";
import type { Ending } from "./work";

type Selection = {
  form: RefObject<HTMLFormElement | null>;
  /** Null until JavaScript has read the form. */
  selected: readonly Ending[] | null;
  readSelected: () => void;
};

/** The patients whose boxes are ticked in the form, also where the browser has ticked them again after coming back. */
export function useSelected(ending: readonly Ending[]): Selection {
  const form = useRef<HTMLFormElement>(null);
  const [orderIds, setOrderIds] = useState<string | null>(null);
  const readSelected = () => {
    const ticked = form.current ? new FormData(form.current).getAll("again") : [];
    setOrderIds(ticked.map((value) => String(value).split(".")[0]).join(" "));
  };
  // After every rendering: the patients may be others by then.
  useEffect(readSelected);
  const selected = orderIds === null ? null : ending.filter(({ orderId }) => orderIds.split(" ").includes(orderId));
  return { form, selected, readSelected };
}
