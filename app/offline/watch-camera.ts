import { boxFormats } from "~/domain/scan/box-formats";
import workerUrl from "./camera-worker?worker&url";

/** Why the camera cannot be used: the person or the browser refused, there is none, another program has it, or codes cannot be read here. */
export type CameraProblem = "refused" | "none" | "busy" | "unreadable";

/** Returns the texts of the codes in a picture. */
type Detect = (picture: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect(picture: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = { new (options: { formats: string[] }): Detector; getSupportedFormats(): Promise<string[]> };

/** Pictures are read so often, in milliseconds. */
const pause = 150;

/** The same code is another box when it was out of the picture for so long, in milliseconds. */
const awayAtLeast = 1200;

type Listeners = { onCode: (text: string) => void; onProblem: (problem: CameraProblem) => void };

/** Shows the camera in the video and reports each code when it comes into the picture. Returns what stops the camera. */
export function watchCamera(video: HTMLVideoElement, { onCode, onProblem }: Listeners): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const lastSeen = new Map<string, number>();
  const run = async () => {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: "environment", width: { ideal: 1280 } },
      audio: false,
    });
    const end = () => {
      for (const track of stream.getTracks()) track.stop();
    };
    if (signal.aborted) return end();
    signal.addEventListener("abort", end);
    video.srcObject = stream;
    await video.play();
    const detect = await findDetector(signal);
    while (!signal.aborted) {
      for (const text of video.videoWidth > 0 ? await detect(video) : []) {
        const now = performance.now();
        const seen = lastSeen.get(text) ?? Number.NEGATIVE_INFINITY;
        lastSeen.set(text, now);
        if (!signal.aborted && now - seen > awayAtLeast) onCode(text);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  run().catch((error: unknown) => {
    if (!signal.aborted) onProblem(problemOf(error));
    stopped.abort();
  });
  return () => stopped.abort();
}

function problemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  if (name === "NotFoundError" || name === "OverconstrainedError") return "none";
  return name === "NotReadableError" || name === "AbortError" ? "busy" : "unreadable";
}

/** The browser's own reader where it knows all codes of boxes, else ours. */
async function findDetector(signal: AbortSignal): Promise<Detect> {
  const { BarcodeDetector: own } = globalThis as { BarcodeDetector?: DetectorClass };
  const known = (await own?.getSupportedFormats().catch(() => [])) ?? [];
  if (!own || boxFormats.some((format) => !known.includes(format))) return detectInWorker(signal);
  const detector = new own({ formats: [...boxFormats] });
  return async (picture) => (await detector.detect(picture)).map(({ rawValue }) => rawValue);
}

/** Reads pictures in a worker, which alone may compile WebAssembly (D174). */
function detectInWorker(signal: AbortSignal): Detect {
  const worker = new Worker(workerUrl, { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  return async (video) => {
    const picture = await createImageBitmap(video);
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<string[] | null>) =>
        data === null ? reject(new Error("A picture could not be read")) : resolve(data);
      worker.onerror = () => reject(new Error("The reader of codes did not start"));
      worker.postMessage(picture, [picture]);
    });
  };
}
