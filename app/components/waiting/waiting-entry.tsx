import { useState } from "react";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import type { PersonsAnswer } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { clockText } from "./clock-text";
import { EntryLines } from "./entry-lines";
import { EntryNote } from "./entry-note";
import { itemLook } from "./item-look";
import { ItemTitle } from "./item-title";
import styles from "./waiting.module.css";

type Props = {
  item: WaitingItem;
  /** Another entry is sent first. */
  isBehind: boolean;
  answer: (answer: PersonsAnswer) => void;
  takeBack: () => void;
  setQuantity: (lineId: string, quantity: number) => void;
};

/** One waiting entry: its state as text and icon, its content, and its actions. */
export function WaitingEntry({ item, isBehind, answer, takeBack, setQuantity }: Props) {
  const { t } = useTexts("waiting");
  const language = useLanguage();
  const [isEdited, setIsEdited] = useState(false);
  const { word, icon, tone } = itemLook(item);
  const isOpen = item.state.name === "waiting" || item.state.name === "sending";
  return (
    <li className={styles.entry} data-state={item.state.name}>
      <Badge tone={tone} icon={icon}>
        {t(`states.${word}`)}
      </Badge>
      <div>
        <p className="strong">
          <ItemTitle item={item} />
        </p>
        <EntryNote item={item} isBehind={isBehind} />
        {isEdited && isOpen && !item.isWithdrawn && <EntryLines item={item} setQuantity={setQuantity} />}
        <div className={styles.acts}>
          <EntryActs item={item} answer={answer} takeBack={takeBack} isEdited={isEdited} edit={() => setIsEdited(!isEdited)} />
        </div>
      </div>
      <time className="small quiet" dateTime={new Date(item.madeAt).toISOString()}>
        {clockText(item.madeAt, language)}
      </time>
    </li>
  );
}

type Acts = Pick<Props, "item" | "answer" | "takeBack"> & { isEdited: boolean; edit: () => void };

function EntryActs({ item: { kind, state, isWithdrawn }, answer, takeBack, isEdited, edit }: Acts) {
  const { t } = useTexts("waiting");
  const act = (name: PersonsAnswer, text: string) => (
    <Button type="button" small tone={name === "leave" ? "quiet" : undefined} onClick={() => answer(name)}>
      {text}
    </Button>
  );
  switch (state.name) {
    case "asks": {
      const [clash, ...more] = state.clashes;
      const one = more.length === 0 ? clash : undefined;
      const [existing, incoming] = one ? [one.existingQuantity, one.incomingQuantity] : [0, 0];
      return (
        <>
          {act("add", one ? t("acts.add", { total: existing + incoming }) : t("acts.addAll"))}
          {act("replace", one ? t("acts.replace", { quantity: incoming }) : t("acts.replaceAll"))}
          {act("leave", one ? t("acts.leave", { quantity: existing }) : t("acts.leaveAll"))}
        </>
      );
    }
    case "changed":
      return (
        <>
          {act("mine", t("acts.mine"))}
          {act("leave", t("acts.leaveAll"))}
        </>
      );
    case "refused":
      return (
        <>
          {act("again", t("acts.again"))}
          {act("leave", t("acts.remove"))}
        </>
      );
    case "inCart":
    case "there":
      return act("leave", t("acts.putAway"));
    default:
      if (isWithdrawn) return null;
      return (
        <>
          {kind !== "removal" && (
            <Button type="button" small aria-expanded={isEdited} onClick={edit}>
              {t("acts.edit")}
            </Button>
          )}
          <Button type="button" small tone="quiet" onClick={takeBack}>
            {t("acts.takeBack")}
          </Button>
        </>
      );
  }
}
