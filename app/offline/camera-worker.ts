import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { boxFormats } from "~/domain/scan/box-formats";

/** Reads codes in pictures of the camera: each picture is answered with the texts of its codes, null when it could not be read. */
prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const detector = new BarcodeDetector({ formats: [...boxFormats] });

self.addEventListener("message", async ({ data: picture }: MessageEvent<ImageBitmap>) => {
  try {
    const found = await detector.detect(picture);
    self.postMessage(found.map(({ rawValue }) => rawValue));
  } catch {
    self.postMessage(null);
  } finally {
    picture.close();
  }
});
