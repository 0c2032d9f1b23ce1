import type { Paper } from "~/domain/paper/paper";

/**
 * Returns a document as a downloadable PDF, named by its kind and number, which reveal nothing about a patient (D33), and never cached
 * (D31). The drawing code is loaded with the first one.
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
