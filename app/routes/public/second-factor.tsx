import { data, href, redirect } from "react-router";
import { PublicPage } from "~/components/account/public-page";
import type { PageHandle } from "~/components/frame/page-title";
import { RequiredFactor } from "~/components/security/required-factor";
import { callsContext, nowContext } from "~/context.server";
import { canOperate } from "~/domain/account/permissions";
import { startPath } from "~/domain/account/start-page";
import { textOf } from "~/forms/form-texts";
import { postedForm } from "~/middleware/read-form.server";
import { returnPathContext } from "~/middleware/return-path.server";
import { offerAgain, offerFactor } from "../settings/factor-offer.server";
import { changeSecurity } from "../settings/own-security.server";
import type { Route } from "./+types/second-factor";
import { factorVisit } from "./factor-visit.server";

export const handle = { title: "secondFactor", i18n: ["account", "security", "people"] } satisfies PageHandle;

/** Loads a new secret, for signed-in people who must set up a second factor (D93); others without one are redirected to where they may. */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { user, tenant, secondFactorMissing } = await factorVisit({ request, url, context });
  if (!secondFactorMissing && (await context.get(callsContext).security.read()).factor === null) throw redirect(href("/settings/security"));
  return {
    email: user.email,
    practiceName: tenant.practiceName,
    isOperator: canOperate(user),
    offer: secondFactorMissing ? await offerFactor(context) : null,
  };
}

/** Turns the second factor on and shows the recovery codes once; from there people continue to where they were going. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { user } = await factorVisit({ request, url, context });
  const form = await postedForm(request);
  const intent = textOf(form, "intent");
  if (intent === "continue") return redirect(context.get(returnPathContext).take() ?? startPath(user.startPage));
  if (intent !== "turnOn") throw data(null, { status: 400 });
  const outcome = await changeSecurity(context, intent, form);
  if ("codes" in outcome) return data({ codes: outcome.codes });
  if ("notice" in outcome) return redirect(href("/second-factor"));
  const { mistakes, code, values, status } = outcome;
  const at = context.get(nowContext).getTime();
  return data({ refused: { intent, at, code, values, mistakes }, offer: offerAgain(form) }, { status });
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const codes = actionData && "codes" in actionData ? actionData.codes : undefined;
  const { refused, offer } = actionData && "refused" in actionData ? actionData : { refused: undefined, offer: null };
  return (
    <PublicPage>
      <RequiredFactor {...loaderData} codes={codes} offer={codes ? null : (offer ?? loaderData.offer)} refused={refused} />
    </PublicPage>
  );
}
