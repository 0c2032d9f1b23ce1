import { BarcodeDetector, prepareZXingModule } from "barcode-detector/ponyfill";
import wasmUrl from "zxing-wasm/reader/zxing_reader.wasm?url";
import { boxFormats } from "~/domain/scan/box-formats";

prepareZXingModule({ overrides: { locateFile: () => wasmUrl } });

const detector = new BarcodeDetector({ formats: [...boxFormats] });

/** Answers a picture of the camera with the texts of its codes, with null when it could not be read. */
const answer = async (picture: ImageBitmap) => {
  try {
    const found = await detector.detect(picture);
    self.postMessage(found.map(({ rawValue }) => rawValue));
  } catch {
    self.postMessage(null);
  } finally {
    picture.close();
  }
};

self.addEventListener("message", ({ data }: MessageEvent<ImageBitmap>) => void answer(data));
