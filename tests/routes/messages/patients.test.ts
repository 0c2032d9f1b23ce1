import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { parseDay } from "~/domain/calendar/parse-day";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import type { Arrived } from "~tests/helpers/visitor";
import { givenPatient, patientRows } from "~tests/services/patients/patients";
import { expectInFourLanguages, type FourTexts } from "./four-visitors";

/*
 * What D66, D69 say about patients, as a person reads it: the real page, its status, the sentence at its place, everything
 * typed still there, and nothing written.
 */

let person: Awaited<ReturnType<typeof givenPerson>>;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
});

const filled = {
  firstName: "Noa",
  lastName: "Bar",
  dob: "1994-03-12",
  phone: "050-000-4417",
  email: "noa@bar.example",
  note: "calls at noon",
};
type Form = typeof filled & { id: string };
const form = (part: Partial<Form> = {}): Form => ({ id: uuid(), ...filled, ...part });

/** The page came back with this status and with all that was typed; a day that exists as the market writes it. */
function expectKept(page: Arrived, status: number, typed: Form) {
  expect(page.status).toBe(status);
  const shown = Object.fromEntries(Object.keys(typed).map((name) => [name, page.valueOf(name)]));
  expect({ ...shown, dob: parseDay(shown.dob ?? "") ?? shown.dob }).toEqual(typed);
}

describe("a new patient is refused at the field:", () => {
  test.each<[string, Partial<Form>, string, FourTexts]>([
    [
      "no last name",
      { lastName: "" },
      "field-lastName",
      ["Enter the last name.", "הזינו שם משפחה.", "성을 입력하세요.", "姓を入力してください。"],
    ],
    [
      "no day of birth that exists",
      { dob: "1994-02-30" },
      "field-dob",
      [
        "Enter a date that exists, such as 1994/03/12.",
        "הזינו תאריך קיים, למשל 1994/03/12.",
        "실제로 있는 날짜를 입력하세요. 예: 1994/03/12",
        "実在する日付を入力してください。例：1994/03/12",
      ],
    ],
    [
      "born tomorrow",
      { dob: "2026-11-25" },
      "field-dob",
      ["The date of birth is in the future.", "תאריך הלידה בעתיד.", "생년월일이 미래 날짜입니다.", "生年月日が未来の日付です。"],
    ],
    [
      "born before 1900",
      { dob: "1899-12-31" },
      "field-dob",
      ["The date of birth is before 1900.", "תאריך הלידה לפני 1900.", "생년월일이 1900년 이전입니다.", "生年月日が1900年より前です。"],
    ],
    [
      "no phone number",
      { phone: "12" },
      "field-phone",
      [
        "Enter a valid phone number, such as 050-000-0012.",
        "הזינו מספר טלפון תקין, למשל 050-000-0012.",
        "올바른 전화번호를 입력하세요. 예: 050-000-0012",
        "正しい電話番号を入力してください。例：050-000-0012",
      ],
    ],
    [
      "no e-mail address",
      { email: "noa" },
      "field-email",
      [
        "Enter a valid email address.",
        "הזינו כתובת דוא״ל תקינה.",
        "올바른 이메일 주소를 입력하세요.",
        "正しいメールアドレスを入力してください。",
      ],
    ],
  ])("%s", async (_, part, field, texts) => {
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form(part);
      const page = await visitor.post("/patients/new", typed);
      expectKept(page, 422, typed);
      expect(page.textAt("[role=alert] a")).toContain(page.errorAt(field));
      return page.errorAt(field);
    });
    expect(await patientRows()).toEqual([]);
  });
});

describe("the combination of names and date of birth exists already", () => {
  const texts: FourTexts = [
    "This combination of first name, last name and date of birth already exists.",
    "הצירוף הזה של שם פרטי, שם משפחה ותאריך לידה כבר קיים.",
    "성, 이름, 생년월일이 같은 고객이 이미 있습니다.",
    "姓、名、生年月日が同じ患者がすでに登録されています。",
  ];

  test.each(["/patients/new", "/patients/add", "/products/patient-revenue/new-patient", "/products/patient-trial/new-patient"])(
    "on %s",
    async (path) => {
      const { id: otherId } = await givenPatient(await callsFor(person), { firstName: "Noa", lastName: "Bar" });
      const before = await patientRows();
      await expectInFourLanguages(person, texts, async (visitor) => {
        const typed = form();
        const page = await visitor.post(path, typed);
        expectKept(page, 422, typed);
        expect(page.document.querySelector("[role=alert] a[href^='/patients']")?.getAttribute("href")).toBe(`/patients/${otherId}`);
        return page.errorAt("field-lastName");
      });
      expect(await patientRows()).toEqual(before);
    },
  );

  test("on the page of another patient", async () => {
    const calls = await callsFor(person);
    await givenPatient(calls, { firstName: "Noa", lastName: "Bar" });
    const { id } = await givenPatient(calls);
    const before = await patientRows();
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form({ id });
      const page = await visitor.post(`/patients/${id}/edit`, typed);
      expectKept(page, 422, typed);
      return page.errorAt("field-lastName");
    });
    expect(await patientRows()).toEqual(before);
  });
});

describe("when the database cannot store the patient", () => {
  beforeEach(async () => {
    const { owner } = await testDatabase();
    await owner.execute(sql`alter table patients add constraint not_bar check (last_name <> 'Bar')`);
    return () => owner.execute(sql`alter table patients drop constraint not_bar`);
  });

  test("creating says so, keeps everything typed, and logs it", async () => {
    const texts: FourTexts = [
      "There was an error creating the patient.",
      "אירעה שגיאה ביצירת המטופל.",
      "고객을 추가하는 중 오류가 발생했습니다.",
      "患者の追加中にエラーが発生しました。",
    ];
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form();
      const page = await visitor.post("/patients/new", typed);
      expectKept(page, 500, typed);
      expect(visitor.logged.join()).toContain("a form could not be processed");
      expect(visitor.logged.join()).not.toContain("Bar");
      return page.textAt("[role=alert] p");
    });
    expect(await patientRows()).toEqual([]);
  });

  test("updating says so too", async () => {
    const { id } = await givenPatient(await callsFor(person));
    const before = await patientRows();
    const texts: FourTexts = [
      "There was an error updating the patient.",
      "אירעה שגיאה בעדכון המטופל.",
      "고객을 수정하는 중 오류가 발생했습니다.",
      "患者の更新中にエラーが発生しました。",
    ];
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form({ id });
      const page = await visitor.post(`/patients/${id}/edit`, typed);
      expectKept(page, 500, typed);
      return page.textAt("[role=alert] p");
    });
    expect(await patientRows()).toEqual(before);
  });
});

test("what no form sends is refused as malformed, and keeps what was typed", async () => {
  const texts: FourTexts = [
    "There was an error creating the patient.",
    "אירעה שגיאה ביצירת המטופל.",
    "고객을 추가하는 중 오류가 발생했습니다.",
    "患者の追加中にエラーが発生しました。",
  ];
  await expectInFourLanguages(person, texts, async (visitor) => {
    const typed = form({ id: "no id" });
    const page = await visitor.post("/patients/new", typed);
    expectKept(page, 400, typed);
    return page.textAt("[role=alert] p");
  });
  expect(await patientRows()).toEqual([]);
});

test("a whole name in one field comes back split in two, to be checked before it is saved (D5)", async () => {
  const texts: FourTexts = [
    "The name was split into first and last name. Check both fields, then save.",
    "השם פוצל לשם פרטי ולשם משפחה. בדקו את שני השדות ושמרו.",
    "이름을 성과 이름으로 나누었습니다. 두 칸을 확인한 뒤 저장하세요.",
    "氏名を姓と名に分けました。両方の欄を確かめてから保存してください。",
  ];
  await expectInFourLanguages(person, texts, async (visitor) => {
    const page = await visitor.post("/patients/new", form({ firstName: "", lastName: "Noa Bar" }));
    expect(page.status).toBe(422);
    expect([page.valueOf("firstName"), page.valueOf("lastName")].sort()).toEqual(["Bar", "Noa"]);
    return page.textAt("[role=alert]");
  });
  expect(await patientRows()).toEqual([]);
});
