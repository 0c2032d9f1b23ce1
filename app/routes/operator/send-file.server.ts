import { safe } from "@orpc/client";
import { data, href, type RouterContextProvider } from "react-router";
import { text } from "~/calls/text";
import type { RefusedImport } from "~/components/imports/import-form";
import type { ListedMistakes } from "~/components/imports/import-mistakes";
import { callsContext } from "~/context.server";
import { editionCodes } from "~/domain/edition";
import { decodeFile, importBytesMax, importKinds, leftOutRules } from "~/domain/import/import-file";
import { readableText } from "~/domain/readable-text";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "~/routes/outcomes.server";

const fields = { edition: text(10), kind: text(20), leftOut: text(20) };

/** Previews the file of a form: returns the URL of the preview, or why the file is refused. */
export async function sendFile(request: Request, context: Readonly<RouterContextProvider>) {
  const { form, typed } = await readForm(request, fields);
  const given = form.get("file");
  const file = given instanceof File && given.size > 0 ? given : null;
  const fileName = readableText(file?.name ?? "", "line").slice(0, 200);
  const chosen = { kind: typed.kind, leftOut: typed.leftOut, fileName };
  const refuse = (fileMistake: RefusedImport["fileMistake"]) => ({
    refused: data<RefusedImport>({ ...chosen, fileMistake, mistakes: [], mistakeCount: 0 }, { status: 422 }),
  });
  if (!file) return refuse("noFile");
  if (file.size > importBytesMax) return refuse("fileTooLarge");
  const content = decodeFile(new Uint8Array(await file.arrayBuffer()));
  if (content === null) return refuse("notUtf8");
  const asked = {
    edition: editionCodes.find((code) => code === typed.edition) ?? "IL",
    kind: importKinds.find((kind) => kind === typed.kind) ?? "catalogue",
    leftOut: leftOutRules.find((rule) => rule === typed.leftOut) ?? "keep",
  };
  const [error, preview] = await safe(context.get(callsContext).imports.preview({ ...asked, fileName, content }));
  if (!error) return { to: href("/operator/imports/previews/:previewId", { previewId: preview.previewId }) };
  const refused = await answerRefusal(context, error, ({ code, values }): RefusedImport | null =>
    code === "importRefused" ? { ...chosen, fileMistake: null, ...(values as ListedMistakes), fileName } : null,
  );
  return { refused };
}
