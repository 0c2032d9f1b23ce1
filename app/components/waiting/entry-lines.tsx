import { Stepper } from "~/components/fields/stepper";
import { Prescription } from "~/components/lens/prescription";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { maximumQuantity, parseQuantity } from "~/domain/order/quantity";
import { useTexts } from "~/i18n/use-texts";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import styles from "./waiting.module.css";

type Props = { item: WaitingItem; setQuantity: (lineId: string, quantity: number) => void };

/** The lines of an entry with their quantities; 0 removes a line from what is added. */
export function EntryLines({ item, setQuantity }: Props) {
  const { t } = useTexts("waiting");
  return (
    <ul className={styles.lines}>
      {item.lines.map(({ lineId, name, values, packSize, eye, quantity }) => (
        <li key={lineId}>
          <span>
            <bdi>{name}</bdi> <bdi>{packSize}</bdi> <Prescription values={values} eye={eye ?? undefined} />
          </span>
          <Stepper
            small
            label={t(packSize === null ? "acts.bottles" : "acts.boxes", { lens: `${name} ${prescriptionText(values)}`.trim() })}
            min={item.call.name === "sync" ? 0 : 1}
            max={maximumQuantity}
            defaultValue={String(quantity)}
            onChange={({ currentTarget: { value } }) => {
              const typed = parseQuantity(value);
              if (typed.permitted) setQuantity(lineId, typed.quantity);
              else if (value.trim() === "0" && item.call.name === "sync") setQuantity(lineId, 0);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
