import { Link } from "react-router";
import { Remedy } from "~/components/cart-line/remedy";
import { buttonLook } from "~/components/ui/button-look";
import type { CartForm } from "~/forms/cart/cart-form";
import { editPath } from "~/forms/cart/cart-groups";
import type { CartProblem } from "~/forms/cart/cart-problems";
import { useTexts } from "~/i18n/use-texts";
import styles from "./problem-list.module.css";

/** The remedies of one problem: each is one press; one that needs a choice links to the page for it. */
export function ProblemRemedies({ problem, form }: { problem: CartProblem; form: CartForm }) {
  const { t } = useTexts("cart");
  if (problem.kind === "tooMany") return null;
  if (problem.kind === "trial") {
    const { max, changes, patient } = problem;
    return (
      <div className={styles.remedies}>
        {changes.length > 0 && (
          <Remedy form={form} changes={changes}>
            {max > 0 ? t("problems.reduce", { quantity: max }) : t("problems.removeTrials")}
          </Remedy>
        )}
        {patient === null && (
          <Link className={buttonLook({ small: true })} to="/products/stock-revenue">
            {t("problems.addBoxes")}
          </Link>
        )}
      </div>
    );
  }
  if (problem.kind === "shipping") {
    const { preorder } = problem;
    return (
      <div className={styles.remedies}>
        {preorder.patientId !== null && (
          <Remedy form={form} changes={[]} toPractice={preorder.id}>
            {t("problems.toPractice")}
          </Remedy>
        )}
        <Link className={buttonLook({ small: true })} to={editPath(preorder)}>
          {t("problems.edit")}
        </Link>
        <Remedy form={form} changes={[]} setAside={preorder.id}>
          {t("problems.setAside")}
        </Remedy>
      </div>
    );
  }
  const { preorder, line, cause } = problem;
  const left = line.stock.left ?? 0;
  const change = (quantity: number) => [{ preorderId: preorder.id, lineId: line.id, quantity }];
  return (
    <div className={styles.remedies}>
      {cause === "limited" && left > 0 && (
        <Remedy form={form} changes={change(left)}>
          {t("problems.reduce", { quantity: left })}
        </Remedy>
      )}
      <Remedy form={form} changes={change(0)}>
        {t("problems.removeLine")}
      </Remedy>
      <Remedy form={form} changes={[]} setAside={preorder.id}>
        {t("problems.setAside")}
      </Remedy>
    </div>
  );
}
