import { sql } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import type { Arrived } from "~tests/helpers/visitor";
import { givenPatient, home } from "~tests/services/patients/patients";
import { expectInFourLanguages, type FourTexts } from "./four-visitors";

/* What D62, D66, D69 say about addresses, as a person reads it on the real pages. */

let person: Awaited<ReturnType<typeof givenPerson>>;
let patientId: string;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
  patientId = (await givenPatient(await callsFor(person))).id;
});

const addressesOf = async () => (await (await callsFor(person)).patients.read({ tenantId: person.tenantId, patientId })).patient.addresses;
const form = (part: Partial<typeof home> = {}) => ({ id: uuid(), note: "ring twice", ...home, ...part });
const newPath = () => `/patients/${patientId}/addresses/new`;

function expectKept(page: Arrived, status: number, typed: ReturnType<typeof form>) {
  expect(page.status).toBe(status);
  expect(Object.fromEntries(Object.keys(typed).map((name) => [name, page.valueOf(name)]))).toEqual(typed);
}

describe("an address is refused at the field:", () => {
  test.each<[string, Partial<typeof home>, string, FourTexts]>([
    [
      "no street",
      { street: "" },
      "field-street",
      ["Enter the street and house number.", "הזינו רחוב ומספר בית.", "도로명과 건물 번호를 입력하세요.", "町名と番地を入力してください。"],
    ],
    [
      "no house number",
      { street: "Almond Lane" },
      "field-street",
      ["The house number is missing.", "חסר מספר הבית.", "건물 번호가 없습니다.", "番地がありません。"],
    ],
    ["no city", { city: "" }, "field-city", ["Enter the city.", "הזינו עיר.", "도시를 입력하세요.", "市区町村を入力してください。"]],
    [
      "no postcode",
      { zip: "" },
      "field-zip",
      ["Enter the postcode, 7 digits.", "הזינו מיקוד, 7 ספרות.", "우편번호 7자리를 입력하세요.", "郵便番号7桁を入力してください。"],
    ],
    [
      "a postcode of the old kind",
      { zip: "33001" },
      "field-zip",
      [
        "Postcodes have had 7 digits since 2013; you entered 5.",
        "מאז 2013 המיקוד בן 7 ספרות; הוקלדו 5.",
        "2013년부터 우편번호는 7자리입니다. 5자리를 입력했습니다.",
        "2013年から郵便番号は7桁です。5桁が入力されています。",
      ],
    ],
    [
      "a postcode that is none",
      { zip: "33A0114" },
      "field-zip",
      [
        "Enter a postcode of 7 digits, such as 3300007.",
        "הזינו מיקוד בן 7 ספרות, למשל 3300007.",
        "우편번호 7자리를 입력하세요. 예: 3300007",
        "7桁の郵便番号を入力してください。例：3300007",
      ],
    ],
    [
      "no phone",
      { phone: "" },
      "field-phone",
      [
        "Enter a phone number for the courier.",
        "הזינו מספר טלפון לשליח.",
        "배송용 전화번호를 입력하세요.",
        "配送用の電話番号を入力してください。",
      ],
    ],
    [
      "a phone number that is none",
      { phone: "12" },
      "field-phone",
      [
        "Enter a valid phone number, such as 050-000-0012.",
        "הזינו מספר טלפון תקין, למשל 050-000-0012.",
        "올바른 전화번호를 입력하세요. 예: 050-000-0012",
        "正しい電話番号を入力してください。例：050-000-0012",
      ],
    ],
  ])("%s", async (_, part, field, texts) => {
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form(part);
      const page = await visitor.post(newPath(), typed);
      expectKept(page, 422, typed);
      return page.errorAt(field);
    });
    expect(await addressesOf()).toEqual([]);
  });
});

test("for an impossible postcode the one of the register is shown below the field, and nothing is stored", async () => {
  const texts: FourTexts = [
    "The address register lists 3300114 for this address.",
    "במאגר הכתובות רשום לכתובת הזאת המיקוד 3300114.",
    "등록된 이 주소의 우편번호는 3300114입니다.",
    "登録ではこの住所の郵便番号は3300114です。",
  ];
  await expectInFourLanguages(person, texts, async (visitor) => {
    const page = await visitor.post(newPath(), form({ street: "14 Almond Lane", zip: "33001" }));
    return page.textAt("#field-zip-description");
  });
  expect(await addressesOf()).toEqual([]);
});

test("an address that is changed is refused in the same words, and stays as it was", async () => {
  const calls = await callsFor(person);
  const { address } = await calls.patients.addAddress({ tenantId: person.tenantId, patientId, address: form() });
  const before = await addressesOf();
  const texts: FourTexts = ["The house number is missing.", "חסר מספר הבית.", "건물 번호가 없습니다.", "番地がありません。"];
  await expectInFourLanguages(person, texts, async (visitor) => {
    const typed = { ...form({ street: "Almond Lane" }), id: address.id };
    const page = await visitor.post(`/patients/${patientId}/addresses/${address.id}`, typed);
    expectKept(page, 422, typed);
    return page.errorAt("field-street");
  });
  expect(await addressesOf()).toEqual(before);
});

describe("the verification step, after the address was saved unverified, says", () => {
  test.each<[string, Partial<typeof home>, string | null, FourTexts]>([
    [
      "not verified: the street is not in the register",
      { street: "5 Elm Lane" },
      null,
      ["Address not verified", "הכתובת לא אומתה", "주소가 확인되지 않았습니다", "住所を確認できていません"],
    ],
    [
      "unable to verify: the register does not answer",
      {},
      "http://127.0.0.1:9/",
      ["Unable to verify the address", "אי אפשר לאמת את הכתובת", "주소를 확인할 수 없습니다", "住所を確認できません"],
    ],
    [
      "not found: no such city",
      { city: "Atlantis" },
      null,
      ["Address not found", "הכתובת לא נמצאה", "주소를 찾을 수 없습니다", "住所が見つかりません"],
    ],
    [
      "the postcode did not match",
      { zip: "3300000" },
      null,
      ["Zip code did not match", "המיקוד אינו תואם", "우편번호가 일치하지 않습니다", "郵便番号が一致しません"],
    ],
  ])("%s", async (_, part, addressVerifierUrl, texts) => {
    const read = async (visitor: Parameters<Parameters<typeof expectInFourLanguages>[2]>[0]) => {
      const typed = form(part);
      const step = await visitor.follow(await visitor.post(newPath(), typed));
      expect(step.status).toBe(200);
      expect(step.textAt("dialog fieldset")).toContain(typed.street);
      expect((await addressesOf()).find(({ id }) => id === typed.id)).toMatchObject({ ...part, verified: false });
      return step.textAt("dialog form strong");
    };
    await expectInFourLanguages(person, texts, read, { settings: { addressVerifierUrl } });
  });

  test("that nothing was chosen, and keeps the address as it is", async () => {
    const calls = await callsFor(person);
    const { address } = await calls.patients.addAddress({ tenantId: person.tenantId, patientId, address: form({ zip: "3300000" }) });
    const before = await addressesOf();
    const texts: FourTexts = ["Choose an address.", "בחרו כתובת.", "주소를 선택하세요.", "住所を選んでください。"];
    await expectInFourLanguages(person, texts, async (visitor) => {
      const step = await visitor.post(`/patients/${patientId}/addresses/${address.id}/verify`, { pick: "" });
      expect(step.status).toBe(422);
      return step.errorAt("field-pick");
    });
    expect(await addressesOf()).toEqual(before);
  });

  test("that an address saved as typed is not verified", async () => {
    const texts: FourTexts = [
      "The address of Tamar Oren was saved as typed. It is not verified.",
      "הכתובת של Tamar Oren נשמרה כפי שהוקלדה. היא אינה מאומתת.",
      "Oren Tamar 님의 주소를 입력한 대로 저장했습니다. 확인되지 않은 주소입니다.",
      "Oren Tamar様の住所を入力どおりに保存しました。未確認です。",
    ];
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form({ street: "5 Elm Lane" });
      const saved = await visitor.post(newPath(), typed);
      const page = await visitor.follow(await visitor.post(saved.location, { pick: "original" }));
      expect((await addressesOf()).find(({ id }) => id === typed.id)).toMatchObject({ street: "5 Elm Lane", verified: false });
      return page.firstOf(texts);
    });
  });
});

test("when the database cannot store the address, the page says so and keeps everything typed", async () => {
  const { owner } = await testDatabase();
  await owner.execute(sql`alter table patient_addresses add constraint not_haifa check (city <> 'Haifa')`);
  const texts: FourTexts = [
    "There was an error saving the address.",
    "אירעה שגיאה בשמירת הכתובת.",
    "주소를 저장하는 중 오류가 발생했습니다.",
    "住所の保存中にエラーが発生しました。",
  ];
  try {
    await expectInFourLanguages(person, texts, async (visitor) => {
      const typed = form();
      const page = await visitor.post(newPath(), typed);
      expectKept(page, 500, typed);
      return page.textAt("dialog [role=alert] p");
    });
  } finally {
    await owner.execute(sql`alter table patient_addresses drop constraint not_haifa`);
  }
  expect(await addressesOf()).toEqual([]);
});
