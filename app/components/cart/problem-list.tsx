import { useId } from "react";
import { Avatar } from "~/components/ui/avatar";
import { Icon } from "~/components/ui/icon";
import type { CartForm } from "~/forms/cart/cart-form";
import type { CartProblem } from "~/forms/cart/cart-problems";
import { useTexts } from "~/i18n/use-texts";
import styles from "./problem-list.module.css";
import { ProblemRemedies } from "./problem-remedies";
import { ProblemText } from "./problem-text";

type Props = {
  problems: readonly CartProblem[];
  /** The form data that remedies are sent with; undefined while nothing can be changed. */
  form?: CartForm;
};

/** Everything to resolve before the cart can be ordered, numbered, each with its reason and its remedies. Nothing without problems. */
export function ProblemList({ problems, form }: Props) {
  const { t } = useTexts("cart");
  const headingId = useId();
  if (problems.length === 0) return null;
  return (
    <section className={styles.problems} aria-labelledby={headingId} id="problems">
      <div className={styles.head}>
        <Icon name="alert" size={20} />
        <h2 id={headingId}>{t("problems.title", { count: problems.length })}</h2>
      </div>
      <ol>
        {problems.map((problem, index) => (
          <li key={problem.id} id={`problem-${index + 1}`} className={styles.problem}>
            <Avatar small tone="danger" letters={String(index + 1)} />
            <ProblemText problem={problem} />
            {form && <ProblemRemedies problem={problem} form={form} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the number of the first problem of each line. */
export function problemNumbersOf(problems: readonly CartProblem[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, { lineIds }] of problems.entries()) {
    for (const id of lineIds) if (!numbers.has(id)) numbers.set(id, index + 1);
  }
  return numbers;
}
