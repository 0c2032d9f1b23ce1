import { Code } from "~/components/ui/code";
import styles from "./operator.module.css";

/** The heading of a row: the number of an order, and below it the practice that placed it. */
export function OrderOfPractice({ confirmationNum, practiceName }: { confirmationNum: string; practiceName: string }) {
  return (
    <th scope="row">
      <Code>{confirmationNum}</Code>
      <span className={styles.below}>
        <bdi>{practiceName}</bdi>
      </span>
    </th>
  );
}
