import { useFetcher, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import styles from "./icon-toggle.module.css";

type Props = {
  /** Where the form is posted, the name of the item there, and the field of the new state. */
  action: string;
  item: { name: string; id: string };
  field: string;
  isOn: boolean;
  icon: "pin" | "star";
  /** Returns what pressing does, by the present state. */
  labelOf: (isOn: boolean) => string;
  className?: string | undefined;
};

/**
 * A button that turns something of a product on or off; pressed while it is on. Without JavaScript the page is reloaded in the same state.
 */
export function IconToggle({ action, item, field, isOn, icon, labelOf, className }: Props) {
  const fetcher = useFetcher({ key: `${field} ${item.id}` });
  const { pathname, search } = useLocation();
  const pending = fetcher.formData?.get(field);
  const pressed = pending === undefined || pending === null ? isOn : pending === "true";
  const label = labelOf(pressed);
  return (
    <fetcher.Form method="post" action={action} preventScrollReset className={className}>
      <input type="hidden" name={item.name} value={item.id} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Button
        tone="icon"
        small
        name={field}
        value={String(!pressed)}
        aria-pressed={pressed}
        aria-label={label}
        title={label}
        className={styles.toggle}
      >
        <Icon name={icon} />
      </Button>
    </fetcher.Form>
  );
}
