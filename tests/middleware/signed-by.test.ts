import { createCookie } from "react-router";
import { expect, test } from "vitest";
import { signedBy } from "~/middleware/signed-by.server";

const secret = "a secret of thirty-two characters";
const signed = createCookie("session", { path: "/", ...signedBy(secret) });
const pairOf = (header: string) => header.split(";")[0] ?? "";

test("the value of a cookie is restored, whatever its characters", async () => {
  for (const value of ["token", "a.b.c", "משקפיים = 1; 2", { id: 7 }]) {
    expect(await signed.parse(pairOf(await signed.serialize(value)))).toEqual(value);
  }
});

test("React Router's own signed cookies are read, and React Router reads these", async () => {
  const own = createCookie("session", { path: "/", secrets: [secret] });
  expect(await signed.parse(pairOf(await own.serialize("token")))).toBe("token");
  expect(await own.parse(pairOf(await signed.serialize("token")))).toBe("token");
});

test("a cookie that was changed, truncated, or signed with another secret is ignored", async () => {
  const pair = pairOf(await signed.serialize("token"));
  const other = createCookie("session", { path: "/", ...signedBy(`${secret}!`) });
  const forged = [pair.replace("session=", "session=a"), pair.slice(0, -1), pair.split(".")[0] ?? "", "session=%E0", "session=."];
  for (const cookie of [...forged, pairOf(await other.serialize("token"))]) expect(await signed.parse(cookie)).toBe("");
});

test("a cookie that is cleared is empty", async () => {
  expect(await signed.serialize("", { maxAge: 0 })).toBe("session=; Max-Age=0; Path=/; SameSite=Lax");
});

test("a cookie signed with an older secret is read until that secret is removed; new ones are signed with the newest", async () => {
  const newer = "another secret of thirty-two letters";
  const both = createCookie("session", { path: "/", ...signedBy(`${newer}, ${secret}`) });
  const alone = createCookie("session", { path: "/", ...signedBy(newer) });
  const before = pairOf(await signed.serialize("token"));
  expect(await both.parse(before)).toBe("token");
  expect(await alone.parse(before)).toBe("");
  expect(await alone.parse(pairOf(await both.serialize("token")))).toBe("token");
});
