import { RefusalNotice } from "~/components/fields/refusal-notice";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

const codes = [
  ...(["stillChangeable", "alreadyAsked", "tooLateToCancel", "choiceImpossible", "alreadyAnswered", "notDelivered"] as const),
  ...(["trialNotReturned", "returnPeriodOver", "damagePeriodOver", "nothingLeftToReturn", "returnQuantity", "photoUnreadable"] as const),
];

export type RefusedRequest = { code: string; values?: unknown };

/** Returns the sentence for why a request was refused. */
export function useRequestRefusal(): (refusal: RefusedRequest) => string {
  const { t } = useTexts("refusals");
  const format = useFormat();
  return ({ code, values }) => t(codes.find((known) => known === code) ?? "unexpected", { max: "", lastDay: "", ...format.values(values) });
}

/** The same as a notice in its form. */
export function RequestRefusal({ refusal }: { refusal: RefusedRequest }) {
  const text = useRequestRefusal();
  return <RefusalNotice title={text(refusal)} />;
}
