import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import { prepareZXingModule, writeBarcode } from "zxing-wasm/writer";

const white = { background: "#fff" };

/** Films a box with a GS1 DataMatrix of this code, as a file that a camera of the browser shows. The file ends with the test. */
export async function filmCode(code: string): Promise<string> {
  const program = createRequire(import.meta.url).resolve("zxing-wasm/writer/zxing_writer.wasm");
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(program)).buffer } });
  const { svg } = await writeBarcode(code, { format: "DataMatrix", options: "gs1", scale: 6 });
  const drawn = await sharp(Buffer.from(svg))
    .resize(260, 260, { kernel: "nearest", fit: "contain", ...white })
    .flatten(white)
    .extend({ top: 30, bottom: 30, left: 30, right: 30, ...white })
    .png()
    .toBuffer();
  const table = sharp({ create: { width: 640, height: 480, channels: 3, background: "#ddd" } });
  const picture = await table
    .composite([{ input: drawn }])
    .jpeg({ quality: 95 })
    .toBuffer();
  const folder = mkdtempSync(join(tmpdir(), "film-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const film = join(folder, "box.mjpeg");
  writeFileSync(film, Buffer.concat(Array.from({ length: 5 }, () => picture)));
  return film;
}
