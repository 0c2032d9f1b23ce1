import { data, href, Outlet, redirect } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { OperatorPage } from "~/components/operator/operator-page";
import { BehindModal } from "~/components/ui/behind-modal";
import { callsContext, noticeContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import { isolateLtr } from "~/i18n/format/isolate";
import { foundOrNull } from "~/middleware/found-or-404.server";
import { keepSearch, loadKeptWords } from "~/middleware/kept-search.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/operator";

export const handle = { title: "operator", i18n: ["operator", "requests", "refusals"] } satisfies PageHandle;

/** Loads what needs an operator, and a page of practices; the words of a search are stored on the server (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const calls = context.get(callsContext);
  const after = url.searchParams.get("after");
  const searchText = await loadKeptWords(context, url.searchParams.get("s"));
  const asked = searchText === "" ? { ...(after && { after: after.slice(0, 200) }) } : { search: searchText };
  const [overview, listed] = await Promise.all([calls.operator.overview(), calls.operator.practices(asked)]);
  return { overview, listed, searchText, isFirst: after === null };
}

/** Searches for practices, or sends failed hand-overs again. */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { words: text(100) });
  if (form.get("intent") === "sendAgain") return sendAgain(context, form);
  if (form.get("intent") === "sendAllAgain") {
    const { sentQuantity } = await context.get(callsContext).operator.sendAllAgain();
    context.get(noticeContext).add({ key: "operator:notices.sentAllAgain", values: { count: sentQuantity } });
    return redirect(href("/operator"));
  }
  if (mistakes) return data({ searchText: typed.words, mistake: mistakes.words ?? null }, { status: 422 });
  const searchText = typed.words.trim();
  if (searchText === "") return redirect(href("/operator"));
  const searchId = await keepSearch(context, { words: searchText });
  return redirect(`${href("/operator")}?s=${searchId}#practices`);
}

/** Sends it; one that was sent in the meantime is reported as gone. */
async function sendAgain(context: Route.ActionArgs["context"], form: FormData) {
  const which = { tenantId: textOf(form, "tenantId"), messageId: textOf(form, "messageId") };
  const sent = await foundOrNull(context.get(callsContext).operator.sendAgain(which));
  const notice = sent
    ? { key: "operator:notices.sentAgain", values: { number: isolateLtr(sent.confirmationNum) } }
    : { key: "operator:notices.gone" };
  context.get(noticeContext).add(notice);
  return redirect(href("/operator"));
}

export default function Operator({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <OperatorPage {...loaderData} {...actionData} />
      </BehindModal>
      <Outlet />
    </>
  );
}
