import { type RefObject, useContext, useEffect, useRef } from "react";
import { Icon } from "~/components/ui/icon";
import { parseDay } from "~/domain/calendar/parse-day";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./day-input.module.css";
import { FieldContext } from "./field-context";
import { setInputValue } from "./set-input-value";

type Props = {
  field: RefObject<HTMLInputElement | null>;
  /** How the field reads what is typed: unchanged, until this part is loaded. */
  parseTypedRef: RefObject<(typed: string) => string>;
  min?: string;
  max?: string;
};

/**
 * Reads days as people write them, and renders the button that opens the browser's calendar and writes the chosen day into the field; no
 * button when the browser has none.
 */
export function PickDay({ field, parseTypedRef, min, max }: Props) {
  const { t } = useTexts("common");
  const format = useFormat();
  const id = useContext(FieldContext)?.id ?? "day";
  const native = useRef<HTMLInputElement>(null);
  useEffect(() => {
    parseTypedRef.current = (typed) => parseDay(typed) ?? typed;
  }, [parseTypedRef]);
  if (!("showPicker" in HTMLInputElement.prototype)) return null;
  const open = () => {
    if (!native.current) return;
    native.current.value = parseDay(field.current?.value ?? "") ?? "";
    native.current.showPicker();
  };
  const choose = (day: string) => {
    if (!field.current || day === "") return;
    setInputValue(field.current, format.dayInDigits(day));
    field.current.focus();
  };
  return (
    <>
      <input
        ref={native}
        type="date"
        className={styles.native}
        tabIndex={-1}
        aria-hidden="true"
        {...{ min, max }}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <button
        id={`${id}-pick`}
        type="button"
        className={styles.pick}
        aria-label={t("answers.pickDay")}
        aria-labelledby={`${id}-pick ${id}-label`}
        onClick={open}
      >
        <Icon name="calendar" />
      </button>
    </>
  );
}
