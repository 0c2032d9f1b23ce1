import { createHash } from "node:crypto";
import { serialize } from "node:v8";
import { LRUCache } from "lru-cache";
import { rememberedOf } from "~/domain/remembered";
import { isUnchanging } from "~/domain/unchanging";
import { CachedPart, type Part } from "./cached-parts.server";

/** What one answer's document is rendered from: `key` covers everything but the words that are new in every answer. */
export type DocumentSource = { readonly key: string; readonly words: readonly string[]; readonly sinceMs: number };

/**
 * Returns what a document is rendered from. `content` is all of it: address, language and the data of the page. New in every answer are the
 * nonce and the ids that loaders made since `sinceMs`, when the request began. Null when a part of the content is not yet known (a promise).
 */
export function documentSource(content: unknown, { nonce, sinceMs }: { nonce: string; sinceMs: number }): DocumentSource | null {
  const bytes = serializedContent(content);
  if (!bytes) return null;
  const words = [nonce];
  const withoutWords = bytes.toString("latin1").replace(idsMadeAbout(sinceMs), (id) => {
    if (!isMadeSince(sinceMs, id)) return id;
    if (!words.includes(id)) words.push(id);
    return `word ${words.indexOf(id)}`;
  });
  return { key: sha256(withoutWords).digest("base64"), words, sinceMs };
}

const sha256 = (latin1: string) => createHash("sha256").update(latin1, "latin1");

/**
 * Returns the expression for an id that was made in the minute of a moment, or now. Ids of this application (UUID version 7) begin with the
 * milliseconds at which they were made; their first eight digits change every 65 seconds, and a fixed beginning is found fastest.
 */
function idsMadeAbout(ms: number): RegExp {
  const beginnings = [...new Set([beginningAt(ms), beginningAt(Date.now())])].join("|");
  if (beginnings !== about.beginnings) about = { beginnings, expression: new RegExp(`(?:${beginnings})${restOfId}`, "g") };
  return about.expression;
}

const restOfId = "-[\\da-f]{4}-7[\\da-f]{3}-[89ab][\\da-f]{3}-[\\da-f]{12}";

const beginningAt = (ms: number) =>
  Math.floor(ms / 2 ** 16)
    .toString(16)
    .padStart(8, "0");

let about = { beginnings: "", expression: /(?!)/ };

const isMadeSince = (sinceMs: number, id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16) >= sinceMs;

/**
 * V8 keeps what it has serialised until its next major garbage collection; that costs less than JSON with the kinds of values that JSON does
 * not tell apart.
 */
function serializedContent(content: unknown): Buffer | null {
  try {
    return serialize(abridged(content, levelsOfContent));
  } catch {
    return null;
  }
}

/** Nothing is kept for longer, because documents and their texts show people and patients. */
const tenMinutes = { ttl: 10 * 60_000, ttlResolution: 0, perf: { now: () => Date.now() } } as const;

/** From the content of a page to the properties of the data of its routes. */
const levelsOfContent = 4;

const longText = 4096;

/**
 * Returns the content with a digest in place of each value that never changes and of each long text: to write these out for every answer took
 * a tenth of the time of a page. A digest is a `bigint`, which the data of pages never has. New ids in such values are content; a document
 * that shows one is not cached.
 */
function abridged(value: unknown, levels: number): unknown {
  if (typeof value === "string") return value.length < longText ? value : digestOfText(value);
  if (typeof value !== "object" || value === null) return value;
  if (isUnchanging(value)) return rememberedOf(digests, value, () => digestOf(value));
  if (levels === 0) return value;
  if (Array.isArray(value)) return value.map((part) => abridged(part, levels - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = {};
  for (const name in value) copy[name] = abridged((value as Record<string, unknown>)[name], levels - 1);
  return copy;
}

const digests = new WeakMap<object, bigint>();

const digestsOfTexts = new LRUCache<string, bigint>({ maxSize: 4_000_000, sizeCalculation: (_, text) => text.length, ...tenMinutes });

function digestOfText(text: string): bigint {
  const digest = digestsOfTexts.get(text) ?? digestOf(text);
  digestsOfTexts.set(text, digest);
  return digest;
}

const digestOf = (value: unknown) => BigInt(`0x${sha256(serialize(value).toString("latin1")).digest("hex")}`);

/** A document: its parts, and the numbers of the words between them. */
type Template = readonly (CachedPart | number)[];

/** At most 32 MB of what each document has for itself. */
const templates = new LRUCache<string, { template: Template; size: number }>({
  maxSize: 32 * 1024 ** 2,
  sizeCalculation: ({ size }) => size,
  ...tenMinutes,
});

type Render = () => Promise<{ readonly parts: readonly Part[]; readonly isWhole: boolean }>;

const underWay = new Map<string, Promise<unknown>>();

/**
 * Returns the document of this content: the one rendered before, or else what `render` returns, which is cached if it is whole. Requests that
 * ask at once, as when a minute ends, wait for one rendering; if that could not be cached, each renders its own.
 */
export async function documentOf(source: DocumentSource, render: Render): Promise<readonly Part[]> {
  const rendered = underWay.get(source.key);
  if (rendered) await rendered;
  const found = findDocument(source);
  if (found) return found;
  const rendering = renderDocument(source, render);
  underWay.set(
    source.key,
    rendering.catch(() => {}),
  );
  return rendering;
}

async function renderDocument(source: DocumentSource, render: Render): Promise<readonly Part[]> {
  try {
    const { parts, isWhole } = await render();
    if (isWhole) cacheDocument(source, parts);
    return parts;
  } finally {
    underWay.delete(source.key);
  }
}

/** Returns the document rendered before from the same content, with the words of this answer; null when there is none. */
export function findDocument({ key, words }: DocumentSource): Part[] | null {
  const found = templates.get(key);
  return found ? found.template.map((piece) => (typeof piece === "number" ? (words[piece] ?? "") : piece)) : null;
}

/**
 * Caches a document; those that were not asked for make room. One that shows a new id only in part, or an id that was made in rendering, is
 * not cached: two answers would have the same id.
 */
export function cacheDocument({ key, words, sinceMs }: DocumentSource, parts: readonly Part[]): void {
  const template: Template[number][] = [];
  let size = 1;
  for (const part of parts) {
    if (part instanceof CachedPart) {
      template.push(part);
      continue;
    }
    const text = Buffer.from(part).toString("latin1");
    if (words.some((word) => text.split(endOf(word)).length !== text.split(word).length)) return;
    if (text.match(idsMadeAbout(sinceMs))?.some((id) => isMadeSince(sinceMs, id) && !words.includes(id))) return;
    for (const piece of text.split(anyOf(words)))
      template.push(words.includes(piece) ? words.indexOf(piece) : new CachedPart(Buffer.from(piece, "latin1")));
    size += text.length;
  }
  templates.set(key, { template, size });
}

/** The random end of a word. */
const endOf = (word: string) => word.slice(-12);

const anyOf = (words: readonly string[]) => new RegExp(`(${words.map((word) => word.replaceAll("+", "\\+")).join("|")})`);
