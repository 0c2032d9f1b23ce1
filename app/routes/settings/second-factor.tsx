import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { FactorOfPractice } from "~/components/security/factor-of-practice";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/second-factor";
import { refusedAccountForm } from "./refused-account-form.server";

export const handle = { title: "factorOfPractice", i18n: ["security", "people", "settings"] } satisfies PageHandle;

/** Loads who in the practice has a second factor, and whether everybody needs one (D93). */
export async function loader({ context }: Route.LoaderArgs) {
  const { security } = context.get(callsContext);
  const [demand, { factor }] = await Promise.all([security.readDemand(), security.read()]);
  return { ...demand, hasOwn: factor !== null };
}

/** Requires a second factor of everybody, or drops that; asks for the present password. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const intent = textOf(form, "intent");
  if (intent !== "require" && intent !== "free") throw data(null, { status: 400 });
  const at = context.get(nowContext).getTime();
  const presentPassword = textOf(form, "presentPassword");
  if (presentPassword === "") return data({ intent, at, mistakes: { presentPassword: "passwordRequired" }, code: null }, { status: 422 });
  const [refusal] = await safe(context.get(callsContext).security.demand({ isRequired: intent === "require", presentPassword }));
  if (!refusal) {
    context.get(noticeContext).add({ key: intent === "require" ? "security:notices.demanded" : "security:notices.freed" });
    return redirect(href("/settings/second-factor"));
  }
  const { status, ...why } = refusedAccountForm(refusal);
  return data({ intent, at, ...why }, { status });
}

export default function SecondFactorOfPractice({ loaderData, actionData }: Route.ComponentProps) {
  return <FactorOfPractice {...loaderData} refused={actionData} />;
}
