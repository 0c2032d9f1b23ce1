import type { Paper } from "~/domain/paper/paper";

/**
 * A document as a file to keep, named by what it is and its number, which say nothing about a patient (D33); kept by no cache (D31). What
 * draws it is loaded with the first one.
 */
export async function answerPdf(paper: Paper, name: string): Promise<Response> {
  const { drawPdf } = await import("~/integrations/pdf/draw-pdf.server");
  const file = await drawPdf(paper);
  return new Response(new Uint8Array(file), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${name.replace(/[^A-Za-z0-9-]/g, "")}.pdf"`,
      "cache-control": "private, no-store",
    },
  });
}
