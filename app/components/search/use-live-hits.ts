import { useNavigate } from "react-router";
import { useAnswerWhileTyping } from "~/components/patients/use-answer-while-typing";
import { useListbox } from "~/components/patients/use-listbox";
import { nothingFound } from "./found";
import { type Hit, useHits } from "./use-hits";

const question = { path: "/search/live", field: "words", pauseMilliseconds: 250, nothing: nothingFound };

/** Returns the results for the words that are being typed, and the combobox for choosing one. */
export function useLiveHits() {
  const navigate = useNavigate();
  const { answer: found, failed, look, stop } = useAnswerWhileTyping(question);
  const hits = useHits(found).flatMap(withFirstOrder);
  const listbox = useListbox({ items: hits, keyOf: ({ id }) => id, onChoose: ({ to }) => void navigate(to) });
  return { searchTerm: found.searchTerm, failed, look, stop, hits, listbox };
}

/** Adds the order for the first patient after that patient, so that it is one key away too. */
function withFirstOrder(hit: Hit, index: number, hits: readonly Hit[]): Hit[] {
  const { also, group } = hit;
  if (!also || hits[index - 1]?.group === group) return [hit];
  return [hit, { ...hit, id: `${hit.id}-order`, to: also.to, icon: "plus", name: also.label, facts: null, action: also.text }];
}
