import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { classNames } from "~/components/ui/class-names";
import { compactText } from "~/domain/direction-marks";
import styles from "./input.module.css";
import { setInputValue } from "./set-input-value";
import { TextInput } from "./text-input";

type Props = Omit<ComponentProps<"input">, "type" | "inputMode" | "dir"> & {
  /** Also accepts one dot. */
  decimal?: boolean;
  /** Returns the message for a pasted text that is not a number, quoting it; shown below the field, which was cleared (D39). */
  pasteRefused?: (text: string) => ReactNode;
};

/**
 * Digits, full-width ones too, and with `decimal` one dot (D39): other characters cannot be typed, and a pasted text that is no number clears
 * the field.
 */
export function NumberInput({ decimal, pasteRefused, className, onInput, onPaste, ...rest }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const hintId = useId();
  const accepted = useRef(String(rest.defaultValue ?? rest.value ?? ""));
  const pattern = decimal ? /^\d*\.?\d*$/ : /^\d*$/;
  return (
    <>
      <TextInput
        {...rest}
        className={classNames(styles.num, className)}
        dir="ltr"
        inputMode={decimal ? "decimal" : "numeric"}
        autoComplete="off"
        aria-describedby={classNames(rest["aria-describedby"], refused !== null && hintId)}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text").trim();
          if (!pattern.test(compactText(text))) {
            event.preventDefault();
            setInputValue(event.currentTarget, "");
            setRefused(text);
          }
          onPaste?.(event);
        }}
        onInput={(event) => {
          const input = event.currentTarget;
          const typed = input.value.trim();
          if (!pattern.test(compactText(typed))) return setInputValue(input, accepted.current);
          accepted.current = typed;
          if (typed !== "") setRefused(null);
          onInput?.(event);
        }}
      />
      {refused !== null && pasteRefused && (
        <p id={hintId} role="status" className="small danger">
          {pasteRefused(refused)}
        </p>
      )}
    </>
  );
}
