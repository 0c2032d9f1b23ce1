import { describe, expect, test } from "vitest";
import { checkAnswering, worseChanges, worseChangesText } from "~/domain/approval/approval";
import {
  type ApprovalGroup,
  approvalAbove,
  checkApprovalRule,
  concernsAsker,
  needsApproval,
  noApprovalRule,
} from "~/domain/approval/approval-rule";
import { changesOf } from "./given-changes";

const staff = { role: "staff", isDoctor: false } as const;
const doctor = { role: "staff", isDoctor: true } as const;
const admin = { role: "practiceAdmin", isDoctor: false } as const;
const operator = { role: "lensFerryAdmin", isDoctor: false } as const;
const people = { staff, doctor, admin, operator };

describe("whose orders are approved (D96)", () => {
  test.each<[ApprovalGroup, number, (keyof typeof people)[]]>([
    ["nobody", 2, []],
    ["staff", 2, ["staff"]],
    ["notAdmins", 2, ["staff", "doctor"]],
    ["everybody", 2, ["staff", "doctor", "admin"]],
    ["everybody", 0, ["staff", "doctor"]],
  ])("%s, with %i other admins", (askedOf, others, asked) => {
    const names = Object.keys(people) as (keyof typeof people)[];
    expect(names.filter((name) => concernsAsker({ askedOf }, people[name], others))).toEqual(asked);
  });

  test.each([
    [500, false, 100, 500],
    [500, true, null, 500],
    [500, true, 100, 100],
    [500, true, 900, 500],
    [500, true, -300, 0],
    [null, true, 100, 100],
    [null, true, null, null],
    [null, false, 100, null],
  ])("above %s, by the budget %s of which %s is left: %s", (aboveAmount, aboveBudget, left, above) => {
    expect(approvalAbove({ askedOf: "staff", aboveAmount, aboveBudget }, left)).toBe(above);
  });

  test.each([
    [null, 1_000_000, false],
    [500, 499, false],
    [500, 500, false],
    [500, 501, true],
    [0, 0, false],
    [0, 1, true],
  ])("above %s an order of %i: %s", (above, gross, needed) => {
    expect(needsApproval(above, gross)).toBe(needed);
  });

  test("a practice without a rule needs no approval", () => {
    expect(concernsAsker(noApprovalRule, staff, 3)).toBe(false);
  });

  test.each<[ApprovalGroup, number, boolean]>([
    ["everybody", 1, false],
    ["everybody", 2, true],
    ["notAdmins", 1, true],
    ["nobody", 0, true],
  ])("%s can be chosen with %i admins: %s", (askedOf, admins, permitted) => {
    const verdict = checkApprovalRule({ askedOf }, admins);
    expect(verdict).toEqual(permitted ? { permitted } : { permitted, code: "twoAdminsNeeded", values: undefined });
  });
});

describe("an answer", () => {
  test.each([
    ["asked", "other", { permitted: true }],
    ["asked", "asker", { permitted: false, code: "ownApproval", values: undefined }],
    ["approved", "asker", { permitted: false, code: "ownApproval", values: undefined }],
    ["approved", "other", { permitted: false, code: "approvalClosed", values: { state: "approved" } }],
    ["declined", "other", { permitted: false, code: "approvalClosed", values: { state: "declined" } }],
    ["takenBack", "other", { permitted: false, code: "approvalClosed", values: { state: "takenBack" } }],
  ] as const)("to what is %s, by the %s", (state, person, verdict) => {
    expect(checkAnswering({ state, askedById: "asker" }, person)).toEqual(verdict);
  });

  test("accepts what became worse whatever the order, and nothing else", () => {
    const [dearer, later, cheaper] = [changesOf("dearer", 900), changesOf("later", "2026-12-01"), changesOf("cheaper", 100)];
    expect(worseChanges([dearer, cheaper, later])).toEqual([dearer, later]);
    expect(worseChangesText([dearer, later])).toBe(worseChangesText([later, cheaper, dearer]));
    expect(worseChangesText([dearer])).not.toBe(worseChangesText([changesOf("dearer", 901)]));
    expect(worseChangesText([cheaper])).toBe("");
  });
});
