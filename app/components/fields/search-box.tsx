import { type ComponentProps, useId } from "react";
import { Icon } from "~/components/ui/icon";
import { Kbd } from "~/components/ui/kbd";
import { useTexts } from "~/i18n/use-texts";
import { Field } from "./field";
import styles from "./input.module.css";
import { TextInput } from "./text-input";

type Props = Omit<ComponentProps<"input">, "type"> & {
  /** Read by screen readers; omitted when a Field around it has the label. */
  label?: string;
  /** The key that focuses it, for example "/". */
  kbd?: string;
  /** The code of the search's mistake; its sentence is shown below. */
  mistake?: string | null;
};

/** A search field; its form is a link (GET) or, where names may be typed, posted (D33). */
export function SearchBox({ label, kbd, mistake, ...rest }: Props) {
  const { t } = useTexts("errors");
  const id = useId();
  const box = (
    <span className={styles.search}>
      <Icon name="search" />
      <TextInput type="search" autoComplete="off" aria-label={label} data-search-shortcut={kbd && ""} {...rest} />
      {kbd && <Kbd>{kbd}</Kbd>}
    </span>
  );
  return mistake ? (
    <Field id={id} label={label} hideLabel error={t(mistake as "required")}>
      {box}
    </Field>
  ) : (
    box
  );
}
