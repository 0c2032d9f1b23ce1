import { type ComponentProps, type KeyboardEvent, useRef } from "react";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { parseWholeNumber } from "~/domain/whole-number";
import { useTexts } from "~/i18n/use-texts";
import { useFieldWiring } from "./field-context";
import { setInputValue } from "./set-input-value";
import styles from "./stepper.module.css";

type Props = Omit<ComponentProps<"input">, "type" | "min" | "max" | "step"> & {
  /** What is counted, for screen readers: "Boxes, right eye". */
  label: string;
  min?: number;
  max?: number;
  step?: number;
  small?: boolean;
};

/**
 * A whole number with minus and plus buttons; arrow up and down do the same. The buttons change the value as typing does, so listeners on
 * the form are notified. Without JavaScript only the field is shown.
 */
export function Stepper({ label, min = 0, max, step = 1, small, className, onKeyDown, ...rest }: Props) {
  const { t } = useTexts("frame");
  const field = useRef<HTMLInputElement>(null);
  const move = (by: number) => {
    const input = field.current;
    if (!input || input.disabled || input.readOnly) return;
    const now = parseWholeNumber(input.value, Number.MAX_SAFE_INTEGER) ?? 0;
    const next = Math.max(min, Math.min(max ?? Number.MAX_SAFE_INTEGER, now + by));
    if (String(next) !== input.value) setInputValue(input, String(next));
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      move(event.key === "ArrowUp" ? step : -step);
    }
    onKeyDown?.(event);
  };
  return (
    <fieldset className={classNames(styles.stepper, small && styles.small, className)} aria-label={label}>
      <button type="button" tabIndex={-1} aria-label={t("stepper.fewer")} disabled={rest.disabled} onClick={() => move(-step)}>
        <Icon name="minus" />
      </button>
      <input
        {...rest}
        {...useFieldWiring(rest)}
        ref={field}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        aria-label={label}
        onKeyDown={onKey}
      />
      <button type="button" tabIndex={-1} aria-label={t("stepper.more")} disabled={rest.disabled} onClick={() => move(step)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
