import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigation } from "react-router";
import type { ChoiceField } from "~/domain/catalogue/practice-choice";
import { actOn, type ChoiceRow, changedRows, intentName, parseSaveOthers, type RowAct } from "~/forms/settings/catalogue-draft";
import { type CatalogueRefusal, noRefusal, presentItem, remainingRefusal } from "~/forms/settings/catalogue-refusal";
import type { ManagedItem } from "./managed-row";

export type CatalogueDraft = ReturnType<typeof useCatalogueDraft>;
export type CatalogueAnswer = { rows: ChoiceRow[]; refusal: CatalogueRefusal } | undefined;

/**
 * Returns the unsaved changes of the practice's catalogue over all its pages and filters, and the functions that change them. `rows` are
 * those of this page, `elsewhere` the changed rows of other pages.
 */
export function useCatalogueDraft(items: readonly ManagedItem[], drafted: readonly ChoiceRow[], answer: CatalogueAnswer) {
  const [changed, setChanged] = useState<readonly ChoiceRow[]>(answer?.rows ?? drafted);
  const [opened] = useState(answer ? null : changed);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const found = answer?.refusal ?? noRefusal;
  useWhenDone(answer, (left) => {
    setChanged(left ? drafted : nothing);
    setPicked(new Set());
  });
  const shown = items.map((item) => presentItem(item, found));
  const rows = shown.map((item) => changed.find(({ id }) => id === item.id) ?? untouched(item));
  const elsewhere = changed.filter(({ id }) => !items.some((item) => item.id === id));
  const put = (next: readonly ChoiceRow[]) => setChanged(changedRows(next));
  return {
    ...{ shown, rows, elsewhere, changed, picked },
    refusal: remainingRefusal(found, changed),
    /** Changes that the server does not have yet, also after everything was reset; undefined while nothing has been changed. */
    unkept: changed === opened || changed === nothing ? undefined : changed,
    set: (id: string, field: ChoiceField, value: boolean) =>
      put([...rows, ...elsewhere].map((row) => (row.id === id ? { ...row, now: { ...row.now, [field]: value } } : row))),
    act: (act: RowAct) => put(actOn([...rows, ...elsewhere], act, picked)),
    pick: (id: string, on: boolean) => setPicked(new Set(on ? [...picked, id] : [...picked].filter((each) => each !== id))),
    pickAll: (on: boolean) => setPicked(new Set(on ? items.map(({ id }) => id) : [])),
  };
}

/** After a save or a discard: the server has deleted what it stored. */
const nothing: readonly ChoiceRow[] = [];

const untouched = ({ id, visible, available, isFavourite, revision }: ManagedItem): ChoiceRow => ({
  id,
  seen: { visible, available, isFavourite, revision },
  now: { visible, available, isFavourite },
});

/** Calls `done` when a save or a discard from this page succeeded, with whether rows were left out. */
function useWhenDone(answer: CatalogueAnswer, done: (left: boolean) => void): void {
  const { state, formData } = useNavigation();
  const intent = String(formData?.get(intentName));
  const isOthers = parseSaveOthers(intent) !== null;
  const isSent = isOthers || ["save", "discard"].includes(intent);
  const isUnderWay = useRef(false);
  const leavesRows = useRef(false);
  const whenDone = useEffectEvent(done);
  useEffect(() => {
    if (isSent) {
      isUnderWay.current = true;
      leavesRows.current = isOthers;
    }
    if (state !== "idle" || !isUnderWay.current) return;
    isUnderWay.current = false;
    if (!answer) whenDone(leavesRows.current);
  }, [isSent, isOthers, state, answer]);
}
