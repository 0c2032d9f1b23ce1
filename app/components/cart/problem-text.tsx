import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { Code } from "~/components/ui/code";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import type { CartProblem } from "~/forms/cart/cart-problems";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./problem-list.module.css";

/** The problem, its reason, and a link to its line. */
export function ProblemText({ problem }: { problem: CartProblem }) {
  const { t } = useTexts("cart");
  const target = problem.lineIds[0];
  return (
    <div>
      <p className={styles.what}>{problem.kind === "trial" ? <TrialText problem={problem} /> : <OtherText problem={problem} />}</p>
      <p className="small">
        <Why problem={problem} /> {target !== undefined && <a href={`#line-${target}`}>{t("problems.goToLine")}</a>}
      </p>
    </div>
  );
}

function TrialText({ problem }: { problem: Extract<CartProblem, { kind: "trial" }> }): ReactNode {
  const { t } = useTexts("cart");
  const format = useFormat();
  const { productName: product, quantity, max, power } = problem;
  const patient = problem.patient && format.name(problem.patient);
  const text = power === null ? "" : formatLensValue("power", power);
  const key = trialKey(patient !== null, max, power !== null);
  const values = { product, patient: patient ?? "", quantity, max, power: text };
  return <Trans t={t} i18nKey={`problems.${key}`} values={values} components={{ name: <bdi />, num: <Num>{text}</Num> }} />;
}

function trialKey(ofPatient: boolean, max: number, ofPower: boolean) {
  if (ofPatient) return max > 0 ? "patientOver" : "patientNone";
  if (max === 0) return "trialNone";
  return ofPower ? "trialOverPower" : "trialOver";
}

function OtherText({ problem }: { problem: Exclude<CartProblem, { kind: "trial" }> }): ReactNode {
  const { t } = useTexts("cart");
  const format = useFormat();
  if (problem.kind === "tooMany") return t("problems.tooMany", { quantity: problem.quantity, max: problem.max });
  if (problem.kind === "shipping") {
    const products = format.products([...new Set(problem.preorder.lines.map(({ productName }) => productName))]);
    return <Trans t={t} i18nKey="problems.shipping" values={{ product: products }} components={{ name: <bdi /> }} />;
  }
  const { productName: product, quantity, stock } = problem.line;
  const values = { product, quantity, left: stock.left ?? 0 };
  return <Trans t={t} i18nKey={`problems.${problem.cause}`} values={values} components={{ name: <bdi /> }} />;
}

function Why({ problem }: { problem: CartProblem }): ReactNode {
  const { t } = useTexts("cart");
  const root = useRouteLoaderData<{ distributorPhone: string }>("root");
  if (problem.kind === "trial") return t(`problems.reasons.${problem.reason}`);
  if (problem.kind === "tooMany") return t("problems.tooManyWhy");
  if (problem.kind === "shipping") return t(`problems.shippingReasons.${problem.reason}`);
  if (problem.cause !== "callCustomerService") return t(`problems.${problem.cause}Why`);
  const phone = root?.distributorPhone ?? "";
  return <Trans t={t} i18nKey="problems.callWhy" values={{ phone }} components={{ code: <Code>{phone}</Code> }} />;
}
