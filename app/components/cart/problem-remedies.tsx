import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, Link } from "react-router";
import { Button } from "~/components/ui/button";
import { buttonLook } from "~/components/ui/button-look";
import { editPath } from "./cart-groups";
import type { CartProblem, LineChange } from "./cart-problems";
import { lineChangeName, writeLineChange } from "./line-changes";
import styles from "./problem-list.module.css";

/** Where a remedy is sent: the page, the cart and, at checkout, the hold that it ends. */
export type RemedyForm = { action: "/cart" | "/checkout"; cartId: string; holdId?: string };

/** The remedies of one problem: each is one press; what needs a choice leads to the page where it is made. */
export function ProblemRemedies({ problem, form }: { problem: CartProblem; form: RemedyForm }) {
  const { t } = useTranslation("cart");
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
        {patient === null && form.action === "/cart" && (
          <Link className={buttonLook({ small: true })} to="/products/stock-revenue">
            {t("problems.addBoxes")}
          </Link>
        )}
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
      {cause === "shipping" && form.action === "/cart" && (
        <Link className={buttonLook({ small: true })} to={editPath(preorder)}>
          {t("problems.edit")}
        </Link>
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

type RemedyProps = { form: RemedyForm; changes: readonly LineChange[]; setAside?: string; children: ReactNode };

function Remedy({ form, changes, setAside, children }: RemedyProps) {
  return (
    <Form method="post" action={form.action} preventScrollReset>
      <input type="hidden" name="cartId" value={form.cartId} />
      {form.holdId !== undefined && <input type="hidden" name="holdId" value={form.holdId} />}
      {setAside !== undefined && <input type="hidden" name="setAside" value={setAside} />}
      {changes.map((change) => (
        <input key={change.lineId} type="hidden" name={lineChangeName} value={writeLineChange(change)} />
      ))}
      <Button small name="intent" value="settle">
        {children}
      </Button>
    </Form>
  );
}
