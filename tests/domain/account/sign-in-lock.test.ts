import { expect, test } from "vitest";
import { afterWrongPassword, checkSignInOpen, noWrongPasswords, type SignInCount } from "~/domain/account/sign-in-lock";

const start = new Date("2026-11-24T08:00:00Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const wrong = (times: number, count: SignInCount = noWrongPasswords): SignInCount =>
  Array.from({ length: times }).reduce<SignInCount>((each) => afterWrongPassword(each, start), count);

test.each([0, 1, 4])("after %d wrong passwords the next may be tried", (times) => {
  expect(checkSignInOpen(wrong(times), start)).toEqual({ permitted: true });
});

test("the fifth wrong password in a row locks for 3 minutes", () => {
  const count = wrong(5);
  expect(count).toEqual({ wrongInRow: 0, wrongSinceSuccess: 5, lockedUntil: after(180) });
  const locked = { permitted: false, code: "accountLockedWait", values: { until: after(180) } };
  expect(checkSignInOpen(count, start)).toEqual(locked);
  expect(checkSignInOpen(count, after(179))).toEqual(locked);
  expect(checkSignInOpen(count, after(180))).toEqual({ permitted: true });
});

test.each([6, 7, 8, 9])("after the lock, %d wrong passwords without a success leave it open", (times) => {
  const count = wrong(times - 5, { ...wrong(5) });
  expect(count.wrongSinceSuccess).toBe(times);
  expect(checkSignInOpen(count, after(180))).toEqual({ permitted: true });
});

test("after the tenth without a success the password must be reset, and waiting does not help", () => {
  const count = wrong(10);
  const reset = { permitted: false, code: "tooManyInvalidLogins", values: undefined };
  expect(checkSignInOpen(count, start)).toEqual(reset);
  expect(checkSignInOpen(count, after(86_400))).toEqual(reset);
});

test("a success resets both counts", () => {
  expect(noWrongPasswords).toEqual({ wrongInRow: 0, wrongSinceSuccess: 0, lockedUntil: null });
  expect(wrong(1)).toEqual({ wrongInRow: 1, wrongSinceSuccess: 1, lockedUntil: null });
});
