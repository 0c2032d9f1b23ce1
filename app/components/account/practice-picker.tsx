import { type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { Form, useNavigate } from "react-router";
import { Field } from "~/components/fields/field";
import inputStyles from "~/components/fields/input.module.css";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { useHydrated } from "~/components/ui/use-hydrated";
import { useTexts } from "~/i18n/use-texts";
import { chosenAddress, type PracticeHit } from "./practice";
import { PracticeListBox } from "./practice-list-box";
import styles from "./practice-picker.module.css";
import { usePracticeSearch } from "./use-practice-search";

type Props = {
  /** The id of the field; several pickers on one page differ in it. */
  id: string;
  /** The page that the choice leads to. */
  base: string;
  /** The field that gets the focus once a location is chosen. */
  nextFieldId: string;
  error?: string;
  defaultSearch?: string;
  /** The server's results for pages without JavaScript; the list box replaces them. */
  children?: ReactNode;
};

/**
 * Finds a practice while typing: a combobox following the ARIA pattern. Without JavaScript, and on Enter without a selected location, its
 * form asks the server. The form is outside the field, so that the picker may be within another form.
 */
export function PracticePicker({ id, base, nextFieldId, error, defaultSearch = "", children }: Props) {
  const { t } = useTexts(["account", "common"]);
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const listId = useId();
  const [typed, setTyped] = useState(defaultSearch);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { hits, searching } = usePracticeSearch(open ? typed : "");
  const listed = hits ?? [];
  const marked = listed[active];

  const choose = ({ tenantId, location }: PracticeHit) => {
    setOpen(false);
    const arrived = navigate(chosenAddress(base, { tenantId, locationId: location.id }), { replace: true, preventScrollReset: true });
    void Promise.resolve(arrived).then(() => document.getElementById(nextFieldId)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape" && open) setOpen(false);
    else if (event.key === "Enter" && open && marked) choose(marked);
    else if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else return;
    event.preventDefault();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (listed.length > 0) setActive((now) => (now + step + (now < 0 && step < 0 ? 1 : 0) + listed.length) % listed.length);
  };
  const shown = hydrated && open && (hits !== null || searching);
  const combobox = hydrated
    ? {
        role: "combobox",
        "aria-expanded": shown && listed.length > 0,
        "aria-controls": listId,
        "aria-autocomplete": "list" as const,
        "aria-activedescendant": marked ? `${listId}-${active}` : undefined,
      }
    : {};

  return (
    <Field id={id} label={t("common:fields.practice")} aside={<span id={`${id}-hint`}>{t("account:picker.hint")}</span>} error={error}>
      <div className={styles.search}>
        <span className={inputStyles.search}>
          <Icon name="search" />
          <TextInput
            name="search"
            aria-describedby={`${id}-hint`}
            form={`${id}-search`}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setActive(-1);
              setOpen(true);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setOpen(false)}
            {...combobox}
          />
        </span>
        <Button form={`${id}-search`} className={styles.find}>
          {t("common:actions.search")}
        </Button>
      </div>
      {shown ? (
        <PracticeListBox id={listId} hits={listed} active={active} typed={typed} searching={searching && hits === null} choose={choose} />
      ) : (
        children
      )}
    </Field>
  );
}

/** The form that a picker's field belongs to, outside of all other forms. */
export function PracticeSearchForm({ id, base }: { id: string; base: string }) {
  return <Form hidden id={`${id}-search`} method="get" action={base} />;
}
