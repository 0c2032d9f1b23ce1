import { expect, test, vi } from "vitest";
import { contentOf, writtenOnDemand } from "~/server/rendering/written-on-demand.server";

const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(Buffer.from(piece));
      controller.close();
    },
  });

test("a body is written when it is read, and not before", async () => {
  const write = vi.fn(() => streamOf("one ", "two"));
  const body = writtenOnDemand({ root: { data: 1 } }, write);
  const response = new Response(body);
  expect(response.body).toBe(body);
  expect(write).not.toHaveBeenCalled();
  expect(await response.text()).toBe("one two");
  expect(write).toHaveBeenCalledOnce();
});

test("what a body will be written from is found, unless a route failed", () => {
  const content = { root: { data: null }, "routes/cart": { data: { lines: [] } } };
  expect(contentOf(writtenOnDemand(content, streamOf))).toBe(content);
  expect(contentOf(writtenOnDemand({ ...content, "routes/history": { error: new Error("no") } }, streamOf))).toBeNull();
  expect(contentOf(writtenOnDemand({ data: "what an action returned" }, streamOf))).toBeNull();
  expect(contentOf(streamOf("other"))).toBeNull();
  expect(contentOf(null)).toBeNull();
});

test("a body that nobody reads any more is not written on", async () => {
  const cancel = vi.fn();
  const endless = () => new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(Buffer.from("more ")), cancel });
  const reader = writtenOnDemand({}, endless).getReader();
  await reader.read();
  await reader.cancel("closed");
  expect(cancel).toHaveBeenCalledWith("closed");
});

test("a body that cannot be written fails", async () => {
  const failing = () => new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error("not written")) });
  await expect(new Response(writtenOnDemand({}, failing)).text()).rejects.toThrow("not written");
});
