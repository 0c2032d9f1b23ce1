import { ORPCError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { UndoImportForm } from "~/components/imports/undo-import-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext } from "~/context.server";
import { editionCodes } from "~/domain/edition";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404, throwRefusal } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/import-undo";
import { parseReason } from "./parse-reason.server";

export const handle = { title: "imports", modal: true, i18n: ["imports", "operator", "errors"] } satisfies PageHandle;

/** Loads the version in the URL, with what undoing it would do. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return foundOr404(context.get(callsContext).imports.readVersion(versionOf(params)));
}

/** Restores the state before it, with a reason (D91). */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { reason, mistake } = await parseReason(request);
  if (mistake) return data({ reason, mistake }, { status: 422 });
  const [error] = await safe(context.get(callsContext).imports.undo({ ...versionOf(params), reason }));
  if (error instanceof ORPCError && error.code === "nothingToUndo") return data({ reason, mistake: null }, { status: 409 });
  if (error) return throwRefusal(error);
  context.get(noticeContext).add({ key: "imports:notices.undone", values: { seq: params.seq } });
  return redirect(`${href("/operator/imports")}?market=${params.edition}`);
}

/** Returns the version in the URL; one that does not exist when the URL names none. */
function versionOf({ edition, seq }: Route.LoaderArgs["params"]) {
  const known = editionCodes.find((code) => code === edition);
  if (!known || !/^[1-9]\d{0,8}$/.test(seq)) throw data(null, { status: 404 });
  return { edition: known, seq: Number(seq) };
}

export default function UndoImport({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts("imports");
  const back = `${href("/operator/imports")}?market=${loaderData.version.edition}`;
  return (
    <Modal title={t("undo.title", { seq: loaderData.version.seq })} closeTo={back} alert>
      <UndoImportForm found={loaderData} back={back} refused={actionData ?? null} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/operator/imports" />;
}
