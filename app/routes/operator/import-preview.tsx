import { ORPCError, safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { ImportPreview } from "~/components/imports/import-preview";
import { callsContext, noticeContext } from "~/context.server";
import { isolate } from "~/i18n/format/isolate";
import { foundOr404, throwRefusal } from "~/middleware/found-or-404.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/import-preview";

export const handle = { title: "imports", i18n: ["imports"] } satisfies PageHandle;

/** Loads what the file changes, compared with the present data. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return foundOr404(context.get(callsContext).imports.readPreview(params));
}

/** Applies the file as it was shown; when the data has changed since, it is shown again. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { typed } = await readForm(request, { baseline: text(80) });
  const [error, version] = await safe(context.get(callsContext).imports.apply({ ...params, ...typed }));
  if (error instanceof ORPCError && error.code === "previewStale") return data({ isStale: true }, { status: 409 });
  if (error instanceof ORPCError && error.code === "importRefused") return data({ isStale: true }, { status: 422 });
  if (error) return throwRefusal(error);
  context.get(noticeContext).add({ key: "imports:notices.taken", values: { file: isolate(version.fileName ?? "") } });
  return redirect(`${href("/operator/imports")}?market=${version.edition}`);
}

export default function PreviewOfImport({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportPreview preview={loaderData} isStale={actionData?.isStale ?? false} />;
}
