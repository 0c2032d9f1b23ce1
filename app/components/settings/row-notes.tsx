import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { type ChoiceField, choiceFields, type PracticeChoice } from "~/domain/catalogue/practice-choice";
import { fullName } from "~/domain/person-name";
import { type ChoiceRow, changedFields, intentName, type RowAct, writeAct } from "~/forms/settings/catalogue-draft";
import type { CartedItem, ChangedItem } from "~/forms/settings/catalogue-refusal";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";

type NoteProps<Item> = { item: Item; row: ChoiceRow; onAct: (act: RowAct) => void };

/** The note at a product that cannot be hidden or made unavailable: which people's carts hold how many of it, by location (D62). */
export function CartNote({ item, row, onAct }: NoteProps<CartedItem>) {
  const { t } = useTexts(["practiceCatalogue", "common"]);
  const language = useLanguage();
  const holders = item.carts.map(({ owner, isOwn, locationName, quantity }) =>
    t(isOwn ? "practiceCatalogue:cart.own" : "practiceCatalogue:cart.other", {
      name: isolate(owner ? fullName(owner, language) : t("common:roles.lensFerryAdmin")),
      location: isolate(locationName),
      quantity: t(item.item === "series" ? "common:units.boxes" : "common:units.bottles", { count: quantity }),
    }),
  );
  return (
    <Notice
      tone="danger"
      title={t("practiceCatalogue:cart.title")}
      actions={
        <>
          {item.carts.some(({ isOwn }) => isOwn) && (
            <ButtonLink to="/cart" icon="cart">
              {t("practiceCatalogue:cart.open")}
            </ButtonLink>
          )}
          <ActButton act={{ kind: "keepOffered", id: row.id }} tone="quiet" onAct={onAct}>
            {t("practiceCatalogue:cart.keep")}
          </ActButton>
        </>
      }
    >
      <p className="small">{t("practiceCatalogue:cart.text", { holders: holders.join(t("practiceCatalogue:cart.between")) })}</p>
    </Notice>
  );
}

/** The note at a product that another person has changed: who and to what, with buttons to keep that or to save over it. */
export function ChangedNote({ item, row, onAct }: NoteProps<ChangedItem>) {
  const { t } = useTexts("practiceCatalogue");
  const format = useFormat();
  const person = usePersonName()(item.changedBy);
  const say = (fields: readonly ChoiceField[], choice: PracticeChoice) =>
    fields
      .map((field) => t("values.setTo", { field: t(`fields.${field}`), value: t(choice[field] ? "values.on" : "values.off") }))
      .join(", ");
  const theirs = choiceFields.filter((field) => item[field] !== row.seen[field]);
  return (
    <Notice
      tone="caution"
      icon="user"
      title={t("changed.title", { person: isolate(person), time: item.changedAt ? format.time(item.changedAt) : "" })}
      actions={
        <>
          <ActButton act={{ kind: "useMine", id: row.id, theirs: item }} onAct={onAct}>
            {t("changed.useMine")}
          </ActButton>
          <ActButton act={{ kind: "drop", id: row.id }} tone="quiet" onAct={onAct}>
            {t("changed.keepTheirs")}
          </ActButton>
        </>
      }
    >
      <p className="small">
        {theirs.length > 0 && `${t("changed.theirs", { choices: say(theirs, item) })} `}
        {t("changed.mine", { choices: say(changedFields(row), row.now) })}
      </p>
    </Notice>
  );
}

/** Returns a function that names who changed a row, in the name order of the language; "someone" when that is unknown. */
export function usePersonName(): (person: ChangedItem["changedBy"]) => string {
  const { t } = useTexts("practiceCatalogue");
  const language = useLanguage();
  return (person) => (person ? fullName(person, language) : t("changed.someone"));
}

type ActProps = { act: RowAct; onAct: (act: RowAct) => void; tone?: "quiet"; label?: string; disabled?: boolean; children: string };

/** A button that changes rows without saving them: at once with JavaScript, else by a post that stores the form and shows it again. */
export function ActButton({ act, onAct, tone, label, disabled, children }: ActProps) {
  return (
    <Button
      tone={tone}
      name={intentName}
      value={writeAct(act)}
      aria-label={label}
      disabled={disabled}
      onClick={(event) => {
        event.preventDefault();
        onAct(act);
      }}
    >
      {children}
    </Button>
  );
}
