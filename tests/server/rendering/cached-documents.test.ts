import { v7 as newId } from "uuid";
import { afterEach, expect, test, vi } from "vitest";
import { unchanging } from "~/domain/unchanging";
import { cacheDocument, documentOf, documentSource, findDocument } from "~/server/rendering/cached-documents.server";
import { CachedPart, joinParts, type Part } from "~/server/rendering/cached-parts.server";

afterEach(() => void vi.useRealTimers());

const began = (nonce = "bm9uY2U+/==") => ({ nonce, sinceMs: Date.now() });
const written = (parts: readonly Part[] | null) => parts && joinParts(parts).toString();

/** What a page is rendered from, and its document: one form with a new id, and one row. */
function givenPage({ name, request = began(), orderId = newId() }: { name: string; request?: ReturnType<typeof began>; orderId?: string }) {
  const source = documentSource([name, { orderId, name }], request);
  if (!source) throw new Error("no source");
  const parts = [
    Buffer.from(`<script nonce="${request.nonce}">`),
    new CachedPart(Buffer.from("static()")),
    Buffer.from(`</script><b id="${orderId}">${name}</b>`),
  ];
  return { source, parts };
}

test("a document is found for the same content, with the nonce and the new ids of this answer", () => {
  const first = givenPage({ name: "עין ימין" });
  expect(findDocument(first.source)).toBeNull();
  cacheDocument(first.source, first.parts);
  const second = givenPage({ name: "עין ימין", request: began("b3RoZXI=") });
  expect(second.source.words).not.toEqual(first.source.words);
  expect(written(findDocument(second.source))).toBe(written(second.parts));
});

test("requests that ask at once wait for one rendering, and each gets its own nonce and ids", async () => {
  const pages = ["Zmlyc3Q=", "c2Vjb25k", "dGhpcmQ="].map((nonce) => givenPage({ name: "at once", request: began(nonce) }));
  const render = vi.fn(async (parts: readonly Part[]) => ({ parts, isWhole: true }));
  const documents = await Promise.all(pages.map(({ source, parts }) => documentOf(source, () => render(parts))));
  expect(documents.map(written)).toEqual(pages.map(({ parts }) => written(parts)));
  expect(render).toHaveBeenCalledTimes(1);
});

test("each request renders its own when the one it waits for fails or is not whole", async () => {
  for (const first of [Promise.reject(new Error("cut")), Promise.resolve({ parts: [], isWhole: false })]) {
    const [one, other, third] = ["one", "other", "third"].map((nonce) => givenPage({ name: "not whole", request: began(nonce) }));
    if (!one || !other || !third) throw new Error("no page");
    const cut = documentOf(one.source, () => first).catch(() => null);
    const rest = [other, third].map(({ source, parts }) => documentOf(source, async () => ({ parts, isWhole: false })));
    expect((await cut) ?? []).toEqual([]);
    expect((await Promise.all(rest)).map(written)).toEqual([written(other.parts), written(third.parts)]);
  }
});

test("other content has another document", () => {
  const one = givenPage({ name: "one" });
  cacheDocument(one.source, one.parts);
  expect(findDocument(givenPage({ name: "other" }).source)).toBeNull();
});

test("an id of before the request is content", () => {
  const orderId = newId();
  const later = { nonce: "bm9uY2U", sinceMs: Date.now() + 1 };
  const shown = givenPage({ name: "order", request: later, orderId });
  cacheDocument(shown.source, shown.parts);
  expect(shown.source.words).toEqual([later.nonce]);
  expect(written(findDocument(givenPage({ name: "order", request: later, orderId }).source))).toContain(orderId);
  expect(findDocument(givenPage({ name: "order", request: later }).source)).toBeNull();
});

test("times and kinds of values are content", () => {
  const keyOf = (value: unknown) => documentSource([value], began())?.key;
  const values = [
    new Date(0),
    new Date(1),
    0,
    1,
    "0",
    null,
    undefined,
    new Map([[1, 2]]),
    new Map([[1, 3]]),
    new Set([1]),
    [],
    {},
    Number.NaN,
    -0,
  ];
  expect(new Set(values.map(keyOf)).size).toBe(values.length);
  const rows = [[new Date(0).toISOString(), new Date(0)], [new Date(0), new Date(0).toISOString()], [{}], [{ a: undefined }], ["א"], ["ב"]];
  expect(new Set(rows.map(keyOf)).size).toBe(rows.length);
});

test("what never changes, and a long text, are content by what is in them", () => {
  const list = (name: string) => unchanging([{ name, at: new Date(0) }]);
  const long = "אבג".repeat(2000);
  const keyOf = (page: unknown) => documentSource(["/", "he", { route: { page } }], began())?.key;
  const [one, same, other] = [list("one"), list("one"), list("other")];
  expect(keyOf(one)).toBe(keyOf(one));
  expect(keyOf(one)).toBe(keyOf(same));
  expect(keyOf(`${long}ד`)).toBe(keyOf(["אבג".repeat(2000), "ד"].join("")));
  const different = [one, other, [one], [other], long, `${long}ד`, [long], [...one], { one }, { other: one }];
  expect(new Set(different.map(keyOf)).size).toBe(different.length);
});

test("a document with a new id in what never changes is not cached", () => {
  const request = began();
  const orderId = newId();
  const source = documentSource([unchanging([{ orderId }])], request);
  if (!source) throw new Error("no source");
  cacheDocument(source, [Buffer.from(`<b>${orderId}</b>`)]);
  expect(findDocument(source)).toBeNull();
  const later = documentSource([unchanging([{ orderId }])], { ...request, sinceMs: Date.now() + 1 });
  if (!later) throw new Error("no source");
  cacheDocument(later, [Buffer.from(`<b>${orderId}</b>`)]);
  expect(written(findDocument(later))).toBe(`<b>${orderId}</b>`);
});

test("content that is not known yet has no document", () => {
  expect(documentSource({ later: Promise.resolve(1) }, began())).toBeNull();
});

test("a document that shows a part of a new id is not cached", () => {
  const request = began();
  const orderId = newId();
  const { source } = givenPage({ name: "part", request, orderId });
  cacheDocument(source, [Buffer.from(`<b>${orderId}</b><i>${orderId.slice(-12)}</i>`)]);
  expect(findDocument(source)).toBeNull();
});

test("a document with an id that was made in rendering is not cached", () => {
  const { source, parts } = givenPage({ name: "rendering" });
  cacheDocument(source, [...parts, Buffer.from(`<i id="${newId()}"></i>`)]);
  expect(findDocument(source)).toBeNull();
});

test("a document is not kept for longer than ten minutes", () => {
  vi.useFakeTimers();
  const { source, parts } = givenPage({ name: "kept" });
  cacheDocument(source, parts);
  vi.advanceTimersByTime(9 * 60_000);
  expect(findDocument(source)).not.toBeNull();
  vi.advanceTimersByTime(61_000);
  expect(findDocument(source)).toBeNull();
});

test("the oldest documents make room for new ones", () => {
  const large = (name: string) => {
    const { source } = givenPage({ name });
    cacheDocument(source, [Buffer.alloc(9 * 1024 ** 2, "x")]);
    return source;
  };
  const [first, second, third, fourth] = [large("1"), large("2"), large("3"), large("4")];
  expect([first, second, third, fourth].map((source) => findDocument(source) !== null)).toEqual([false, true, true, true]);
});
