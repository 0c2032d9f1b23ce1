import { v7 as uuid } from "uuid";
import { expect, test } from "vitest";
import { openNoticeBoard } from "~/middleware/notices.server";

const sealed = { secret: "a secret of the server", secure: false };
const deleted = { key: "cart:notices.deleted", values: { what: "MyDay, for Tamar Oren" } };

async function leave(): Promise<string> {
  const board = await openNoticeBoard(null, sealed);
  board.add(deleted);
  return (await board.commit())[0]?.split(";")[0] ?? "";
}

test("a notice is shown on the next page, once", async () => {
  const board = await openNoticeBoard(await leave(), sealed);
  expect(board.take()).toEqual([{ ...deleted, tone: "good", seconds: 3 }]);
  expect(board.take()).toEqual([]);
  expect(await board.commit()).toEqual([expect.stringMatching(/^notices=; Max-Age=0/)]);
});

test("its cookie holds no names (D31) and cannot be tampered with", async () => {
  const cookie = await leave();
  const value = Buffer.from(decodeURIComponent(cookie.slice("notices=".length)), "base64").toString();
  expect(cookie.startsWith("notices=")).toBe(true);
  for (const text of [cookie, value, Buffer.from(JSON.parse(value), "base64url").toString()]) expect(text).not.toMatch(/Tamar|deleted/);
  const changed = `${cookie.slice(0, -6)}AAAA%3D`;
  for (const other of [changed, "notices=eyJrZXkiOiJhIn0%3D", "notices=x"]) {
    expect((await openNoticeBoard(other, sealed)).take()).toEqual([]);
  }
  expect((await openNoticeBoard(cookie, { ...sealed, secret: "another secret" })).take()).toEqual([]);
});

test("of requests sent at once each notice about something else reaches the next page, and each is shown once", async () => {
  const [one, other] = [uuid(), uuid()];
  const before = await leave();
  const answers = [one, other, one].map(async (about) => {
    const board = await openNoticeBoard(before, sealed);
    board.add({ key: "cart:notices.quantityRefused", about, tone: "caution" });
    return board.commit();
  });
  const headers = (await Promise.all(answers)).flat().map((header) => header.split(";")[0] ?? "");
  // The browser keeps the latest of each name.
  const kept = [...new Map([before, ...headers].map((pair) => [pair.split("=")[0], pair])).values()];
  const board = await openNoticeBoard(kept.join("; "), sealed);
  expect(board.take().map(({ key, about }) => [key, about])).toEqual([
    ["cart:notices.deleted", undefined],
    ["cart:notices.quantityRefused", one],
    ["cart:notices.quantityRefused", other],
  ]);
  const names = (await board.commit()).map((header) => header.split("; Expires")[0]);
  expect(names).toEqual([
    expect.stringMatching(/^notices=; Max-Age=0/),
    expect.stringMatching(`^notices-${one}=; Max-Age=0`),
    expect.stringMatching(`^notices-${other}=; Max-Age=0`),
  ]);
});
