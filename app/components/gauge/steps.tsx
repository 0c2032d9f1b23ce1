import { classNames } from "../ui/class-names";
import styles from "./steps.module.css";

export type StepState = "done" | "now" | "wait" | "bad" | "todo";

/** Progress through the public steps of an order: filled, current, waiting, failed, to come. A text next to it says the same. */
export function Steps({ states }: { states: StepState[] }) {
  const keyed = states.map((state, index) => ({ state, key: `${index}-${state}` }));
  return (
    <span className={styles.steps} aria-hidden="true">
      {keyed.map(({ state, key }) => (
        <i key={key} className={classNames(state !== "todo" && styles[state])} />
      ))}
    </span>
  );
}
