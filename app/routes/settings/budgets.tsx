import { data, href, Link, redirect } from "react-router";
import { text } from "~/calls/text";
import { BudgetForm } from "~/components/budgets/budget-form";
import type { PageHandle } from "~/components/frame/page-title";
import { PageHead } from "~/components/ui/page-head";
import { Trans } from "~/components/ui/trans";
import { callsContext, sessionContext } from "~/context.server";
import { budgetMax } from "~/domain/budget/budget";
import { currencySigns, unitsIn } from "~/domain/money";
import { editionOf } from "~/editions/editions";
import { textOf } from "~/forms/form-texts";
import { parseTypedAmount } from "~/forms/settings/typed-amount";
import { useTexts } from "~/i18n/use-texts";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/budgets";
import { saveBudget } from "./save-budget.server";

export const handle = { title: "budgets", i18n: ["budgets", "settings"] } satisfies PageHandle;

/** Loads what each location may spend in a month (D103). */
export async function loader({ context }: Route.LoaderArgs) {
  const { tenant, locations } = context.get(sessionContext);
  const { currency } = editionOf(tenant.countryCode);
  const coins = unitsIn(currency);
  const { months, locations: planned } = await context.get(callsContext).budgets.read();
  // Nobody of the practice orders for a location of the distributor (D13), so it is not listed.
  const budgets = locations.flatMap(({ _id, name }) => planned.flatMap((each) => (each.locationId === _id ? [{ ...each, name }] : [])));
  return { months, budgets, coins, currencySign: currencySigns[currency] };
}

/** Saves the budget of one location; a refusal comes back with what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { amount: text(20), fromMonth: text(7) });
  const locationId = textOf(form, "locationId");
  const { currency } = editionOf(context.get(sessionContext).tenant.countryCode);
  // The form that undoes a removal sends the amount in the smallest unit.
  const coins = form.has("exactAmount") ? 1 : unitsIn(currency);
  const read = parseTypedAmount(textOf(form, "exactAmount") || typed.amount, { coins, max: budgetMax });
  const amount = mistakes?.amount ? undefined : read;
  if (amount === undefined) return data({ locationId, typed, mistake: "amountInvalid" as const, meanwhile: null }, { status: 422 });
  const refused = await saveBudget(context, { locationId, typed, amount, revision: Number(form.get("revision")) });
  return refused ?? redirect(href("/settings/budgets"));
}

export default function Budgets({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["budgets", "common"]);
  const { budgets, ...shared } = loaderData;
  return (
    <>
      <PageHead title={t("common:titles.budgets")}>{t("budgets:lead")}</PageHead>
      <div className="stack">
        <p>
          <Trans t={t} i18nKey="budgets:rule" components={{ a: <Link to={href("/settings/approvals")} /> }} />
        </p>
        {budgets.map(({ name, ...budget }) => (
          <BudgetForm
            key={budget.locationId}
            {...shared}
            budget={budget}
            name={name}
            refused={actionData?.locationId === budget.locationId ? actionData : undefined}
          />
        ))}
      </div>
    </>
  );
}
