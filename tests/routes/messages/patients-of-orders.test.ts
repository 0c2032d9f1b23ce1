import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { callsFor, givenPerson, givenPractice } from "~tests/helpers/given";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";
import { givenPatient, patientRows } from "~tests/services/patients/patients";
import { expectInFourLanguages, type FourTexts } from "./four-visitors";

/* What D66, D69 say when a patient is looked for, or an order has none, as a person reads it on the real pages. */

let person: Awaited<ReturnType<typeof givenPerson>>;

beforeEach(async () => {
  await resetDatabase();
  person = await givenPerson(await givenPractice());
});

describe("a name that matches no patient", () => {
  const texts: FourTexts = [
    "Patient name not found in the system",
    "שם המטופל לא נמצא במערכת",
    "시스템에서 고객 이름을 찾을 수 없습니다",
    "患者名がシステムに見つかりません",
  ];

  test("is reported by the patient search, with the name still in its field", async () => {
    await givenPatient(await callsFor(person));
    await expectInFourLanguages(person, texts, async (visitor) => {
      const page = await visitor.follow(await visitor.post("/patients", { q: "Zimmermann" }));
      expect([page.status, page.valueOf("q")]).toEqual([200, "Zimmermann"]);
      return page.firstOf(texts);
    });
  });

  test.each(["patient-revenue", "patient-trial"])("is reported over the order form of %s", async (page) => {
    await givenCatalogue();
    await expectInFourLanguages(person, texts, async (visitor) => {
      const found = await visitor.follow(await visitor.post(`/products/${page}/find`, { q: "Zimmermann" }));
      expect(found.status).toBe(200);
      return found.firstOf(texts);
    });
  });
});

describe("an order without a patient is not added", () => {
  test.each([
    ["patient-revenue", "il-myday"],
    ["patient-trial", "il-myday-trial"],
  ])("on %s", async (page, series) => {
    await givenCatalogue();
    const shopper = await givenShopper({ subDomain: "carmel" });
    const texts: FourTexts = [
      "The patient’s name is missing. Find or add the patient first.",
      "חסר שם המטופל. חפשו או הוסיפו את המטופל תחילה.",
      "고객 이름이 없습니다. 먼저 고객을 찾거나 추가하세요.",
      "患者名がありません。まず患者を検索または追加してください。",
    ];
    await expectInFourLanguages(shopper, texts, async (visitor) => {
      const typed = { intent: "add", "right.was": series, "right.series": series, "right.power": "-3", "right.quantity": "2" };
      const answer = await visitor.post(`/products/${page}`, typed);
      expect([answer.status, answer.valueOf("right.series"), answer.valueOf("right.quantity")]).toEqual([422, series, "2"]);
      return answer.textAt("[role=alert] a");
    });
    expect((await shopper.calls.cart.view({ locationId: shopper.locationId })).cart).toBeNull();
  });
});

test("Korea does not ship to patients, whatever is sent (D4)", async () => {
  const korean = await givenPerson(await givenPractice({ subDomain: "hanbit", edition: "KR" }));
  const texts: FourTexts = [
    "Lenses are not shipped to patients in your country.",
    "במדינה שלכם אין משלוח עדשות למטופלים.",
    "이 국가에서는 렌즈를 고객에게 배송하지 않습니다.",
    "この国ではレンズを患者へ直送していません。",
  ];
  await expectInFourLanguages(korean, texts, async (visitor) => {
    const page = await visitor.post("/patients/new", { id: uuid(), lastName: "Bar", shiptoPatient: "on" });
    expect(page.status).toBe(422);
    expect((await visitor.get("/patients/new")).document.querySelector("[name=shiptoPatient]")).toBeNull();
    return page.textAt("[role=alert] a")?.split(": ").at(-1) ?? null;
  });
  expect(await patientRows()).toEqual([]);
});
