import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { ChoiceField } from "~/domain/catalogue/practice-choice";
import { actOn, type ChoiceRow, changedRows, intentName, type RowAct } from "./catalogue-draft";
import { type CatalogueRefusal, noRefusal, presentItem, standingRefusal } from "./catalogue-refusal";
import type { ManagedItem } from "./managed-row";

export type CatalogueAnswer = { rows: ChoiceRow[]; refusal: CatalogueRefusal } | undefined;

/**
 * The switches of the practice's catalogue as the person set them, over every page and filter of it, until they are saved. `rows` are
 * those of the page in view, `elsewhere` the changed ones of other pages.
 */
export function useCatalogueDraft(items: readonly ManagedItem[], kept: readonly ChoiceRow[], answer: CatalogueAnswer) {
  const [changed, setChanged] = useState<readonly ChoiceRow[]>(answer?.rows ?? kept);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const found = answer?.refusal ?? noRefusal;
  useWhenSaved(answer, () => {
    setChanged([]);
    setPicked(new Set());
  });
  const shown = items.map((item) => presentItem(item, found));
  const rows = shown.map((item) => changed.find(({ id }) => id === item.id) ?? untouched(item));
  const elsewhere = changed.filter(({ id }) => !items.some((item) => item.id === id));
  const put = (next: readonly ChoiceRow[]) => setChanged(changedRows(next));
  return {
    ...{ shown, rows, elsewhere, changed, picked },
    refusal: standingRefusal(found, changed),
    set: (id: string, field: ChoiceField, value: boolean) =>
      put([...rows, ...elsewhere].map((row) => (row.id === id ? { ...row, now: { ...row.now, [field]: value } } : row))),
    act: (act: RowAct) => put(actOn([...rows, ...elsewhere], act, picked)),
    pick: (id: string, on: boolean) => setPicked(new Set(on ? [...picked, id] : [...picked].filter((each) => each !== id))),
    pickAll: (on: boolean) => setPicked(new Set(on ? items.map(({ id }) => id) : [])),
    clear: () => setChanged([]),
  };
}

const untouched = ({ id, visible, available, isFavourite, revision }: ManagedItem): ChoiceRow => ({
  id,
  seen: { visible, available, isFavourite, revision },
  now: { visible, available, isFavourite },
});

/** Calls `done` when a save that was sent from this page came back without a refusal. */
function useWhenSaved(answer: CatalogueAnswer, done: () => void): void {
  const { state, formData } = useNavigation();
  const isSent = formData?.get(intentName) === "save";
  const isSaving = useRef(false);
  const whenDone = useEffectEvent(done);
  useEffect(() => {
    if (isSent) isSaving.current = true;
    if (state !== "idle" || !isSaving.current) return;
    isSaving.current = false;
    if (!answer) whenDone();
  }, [isSent, state, answer]);
}
