import { Prescription } from "~/components/lens/prescription";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { clockText } from "./clock-text";

type Props = {
  item: WaitingItem;
  /** Another entry is sent first. */
  isBehind: boolean;
};

/** More about an entry than its state: why it waits, the response, the question. */
export function EntryNote({ item: { state, tries, isWithdrawn }, isBehind }: Props) {
  const { t } = useTexts("waiting");
  const language = useLanguage();
  switch (state.name) {
    case "asks":
      return (
        <ul className="small quiet">
          {state.clashes.map(({ productName, values, existingQuantity }) => (
            <li key={`${productName} ${JSON.stringify(values)}`}>
              {state.clashes.length > 1 && (
                <>
                  <bdi>{productName}</bdi> <Prescription values={values} />{" "}
                </>
              )}
              {t("notes.clash", { count: existingQuantity })}
            </li>
          ))}
        </ul>
      );
    case "changed":
      return <p className="small quiet">{t("notes.changed")}</p>;
    case "refused":
      return <p className="small">{state.message}</p>;
    case "inCart":
      return <p className="small quiet">{t("notes.answered", { time: clockText(state.at, language) })}</p>;
    case "there":
      return <p className="small quiet">{t("notes.there")}</p>;
    case "waiting":
      if (state.notBefore !== undefined)
        return <p className="small quiet">{t("notes.held", { time: clockText(state.notBefore, language) })}</p>;
      break;
    default:
  }
  if (isWithdrawn) return <p className="small quiet">{t("notes.withdrawn")}</p>;
  if (tries > 0) return <p className="small quiet">{t("notes.again")}</p>;
  return isBehind ? <p className="small quiet">{t("notes.behind")}</p> : null;
}
