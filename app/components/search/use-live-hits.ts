import { useState } from "react";
import { useLocation, useSubmit } from "react-router";
import { useAnswerWhileTyping } from "~/components/patients/use-answer-while-typing";
import { useListbox } from "~/components/patients/use-listbox";
import { nothingFound } from "./found";
import type { Hit } from "./hit";
import { useHitAct } from "./use-hit-act";
import { useHits } from "./use-hits";

const question = { path: "/search/live", field: "words", pauseMilliseconds: 250, nothing: nothingFound };

/**
 * Returns the results for the text that is being typed, and the combobox for choosing one. With `asksBefore`, what was opened last is shown
 * before anything is typed (D172). A lens carries the boxes that were typed with it, so it is removed as soon as the text differs: what is
 * ordered is what stands in the field.
 */
export function useLiveHits({ asksBefore = false } = {}) {
  const act = useHitAct();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const { answer: found, failed, look: ask, stop } = useAnswerWhileTyping({ ...question, asksBefore });
  const [typed, setTyped] = useState("");
  const isOfTyped = typed.trim() === found.searchTerm;
  const hits = useHits(found)
    .flatMap(withSecondActs)
    .filter(({ group }) => isOfTyped || group !== "lenses");
  const choose = (hit: Hit) => {
    if (!hit.add) return act(hit);
    stop();
    return submit({ ...hit.add.fields, returnTo: pathname + search }, { method: "post", action: "/search" });
  };
  const look = (words: string) => {
    setTyped(words);
    ask(words);
  };
  const listbox = useListbox({ items: hits, keyOf: ({ id }) => id, onChoose: (hit) => void choose(hit) });
  return { searchTerm: isOfTyped ? found.searchTerm : "", failed, look, stop, hits, listbox };
}

/**
 * Adds a row that orders for the first patient after that patient, and one that opens the grid after the first lens that can be added, so
 * that each can be chosen with the arrow keys too.
 */
function withSecondActs(hit: Hit, index: number, hits: readonly Hit[]): Hit[] {
  const { also, add, group } = hit;
  if (hits[index - 1]?.group === group) return [hit];
  if (add) return [hit, { ...hit, ...add.instead, id: `${hit.id}-open`, add: undefined }];
  return also && !also.isOutside
    ? [hit, { ...hit, id: `${hit.id}-order`, to: also.to, icon: "plus", name: also.label, facts: null, action: also.text }]
    : [hit];
}
