import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AddressChoice } from "~/components/patients/address-choice";
import { AddressFields } from "~/components/patients/address-fields";
import { CityInput } from "~/components/patients/city-input";
import { PatientFields } from "~/components/patients/patient-fields";
import { PatientLine } from "~/components/patients/patient-line";
import { PatientSearch } from "~/components/patients/patient-search";
import { registerOf } from "~/domain/address/register-of";
import { languages } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { emptyAddressForm } from "~/forms/patients/address-form-values";
import { formRules } from "~/forms/patients/form-rules";
import { emptyPatientForm } from "~/forms/patients/patient-form-values";
import { renderPatients, serverHtml } from "./render-patients";

const now = new Date("2026-11-24T10:05:00Z");
const israel = formRules(editionOf("IL"), now);
const korea = formRules(editionOf("KR"), now);
const cities = registerOf("IL").cities.map(({ code, names, abbreviations }) => ({
  code,
  names: { ...names },
  abbreviations: [...abbreviations],
}));

const tamar = {
  ...{ id: "p1", externalId: null, customerId: "E-20418", firstName: "Tamar", lastName: "Oren", dob: "1994-12-12", phone: "0500004417" },
  ...{ email: null, sms: false, note: "", tenantId: "t", subDomain: "einayim", locationId: "l", shiptoPatient: false, addresses: [] },
  ...{ rxExpiresOn: "2026-11-01", lastOrderedAt: new Date("2026-08-19T08:00:00Z"), version: "1" },
};

describe("the row of a patient", () => {
  test("names the patient with the known details, numbers isolated, an expired prescription marked", () => {
    renderPatients(<PatientLine patient={tamar} today="2026-11-24" />);
    expect(screen.getByRole("heading").textContent).toBe("Tamar Oren");
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(facts).toEqual(["1994/12/12 31 years", "050-000-4417", "E-20418", "2026/08/19", "2026/11/01 expired"]);
    expect(screen.getByText("050-000-4417").getAttribute("dir")).toBe("ltr");
  });

  test("puts the family name first in Korean, without a space (D5)", () => {
    renderPatients(<PatientLine patient={{ ...tamar, firstName: "민수", lastName: "김" }} today="2026-11-24" />, {
      language: "ko",
      market: "KR",
    });
    expect(screen.getByRole("heading").textContent).toBe("김민수");
  });
});

describe("the search while typing", () => {
  const asked: { url: string; method?: string; body: string }[] = [];
  let answer: object;
  const fetchBefore = globalThis.fetch;
  let status = 200;
  beforeEach(() => {
    asked.length = 0;
    status = 200;
    answer = { searchTerm: "or", patients: [tamar, { ...tamar, id: "p2", firstName: "Tal" }], more: false, adds: false };
    globalThis.fetch = async (url, init) => {
      asked.push({ url: String(url), method: init?.method, body: String(init?.body) });
      return Response.json(answer, { status });
    };
  });
  afterEach(() => {
    globalThis.fetch = fetchBefore;
  });

  const show = () => {
    const shown = renderPatients(<PatientSearch action="/patients" chooseTo={(id) => `/patients/${id}`} />);
    return { ...shown, field: screen.getByRole("combobox") };
  };

  test("posts the words, never in the address, and shows the hits; an arrow and Enter choose", async () => {
    const { router, field } = show();
    fireEvent.change(field, { target: { value: "o" } });
    fireEvent.change(field, { target: { value: "or" } });
    expect(await screen.findAllByRole("option")).toHaveLength(2);
    expect(asked).toEqual([{ url: "/patients/lookup", method: "POST", body: "q=or" }]);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option")[1]?.id);
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/patients/p2"));
  });

  test("Escape closes the list and keeps the words", async () => {
    const { field } = show();
    fireEvent.change(field, { target: { value: "or" } });
    await screen.findAllByRole("option");
    fireEvent.keyDown(field, { key: "Escape" });
    expect(screen.queryAllByRole("option")).toEqual([]);
    expect((field as HTMLInputElement).value).toBe("or");
  });

  test("offers to add the searched name as the last choice, which posts the name", async () => {
    answer = { searchTerm: "Dana Levi", patients: [tamar], more: false, adds: true };
    const { field, posted } = show();
    fireEvent.change(field, { target: { value: "Dana Levi" } });
    expect((await screen.findAllByRole("option")).at(-1)?.textContent).toBe("Add “\u2068Dana Levi\u2069”");
    fireEvent.keyDown(field, { key: "ArrowUp" });
    expect(field.getAttribute("aria-activedescendant")).toBe(screen.getAllByRole("option").at(-1)?.id);
    fireEvent.keyDown(field, { key: "Enter" });
    await waitFor(() => expect(posted).toEqual([{ q: "Dana Levi", intent: "add" }]));
  });

  test("says that nobody was found, and offers to add the patient", async () => {
    answer = { searchTerm: "zz", patients: [], more: false, adds: true };
    const { field } = show();
    fireEvent.change(field, { target: { value: "zz" } });
    const [option, ...others] = await screen.findAllByRole("option");
    expect(option?.textContent).toBe("Add “\u2068zz\u2069”Patient name not found in the system");
    expect(others).toEqual([]);
    expect(screen.getByRole("status").textContent).toBe("Patient name not found in the system. The last option adds the patient.");
  });

  test("reports a failure and keeps the words", async () => {
    status = 500;
    const { field } = show();
    fireEvent.change(field, { target: { value: "or" } });
    expect((await screen.findByRole("alert")).textContent).toBe("The search failed. Press Enter to try again.");
    expect((field as HTMLInputElement).value).toBe("or");
  });

  test("without JavaScript it is a form that posts", () => {
    const html = serverHtml(<PatientSearch action="/patients" chooseTo={(id) => `/patients/${id}`} />);
    expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/patients"|<form[^>]*action="\/patients"[^>]*method="post"/);
    expect(html).not.toContain("combobox");
  });
});

describe("the city of an address", () => {
  test("understands abbreviations and fills in the name in the script that was typed", async () => {
    renderPatients(<CityInput name="city" defaultValue="" cities={cities} />);
    const field = screen.getByRole("combobox") as HTMLInputElement;
    for (const [typed, taken] of [
      ['פ"ת', "פתח תקווה"],
      ["petah", "Petah Tikva"],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      expect(await screen.findAllByRole("option")).toHaveLength(1);
      fireEvent.keyDown(field, { key: "ArrowDown" });
      fireEvent.keyDown(field, { key: "Enter" });
      expect(field.value).toBe(taken);
    }
  });

  test("without JavaScript the browser suggests the names", () => {
    const html = serverHtml(<CityInput name="city" defaultValue="" cities={cities} />);
    expect(html).toContain('list="cities"');
    expect(html).toContain('<option value="חיפה">');
    expect(html).not.toContain("combobox");
  });
});

describe("a pasted name", () => {
  test("is split into both fields at once, which is announced (D5)", async () => {
    renderPatients(<PatientFields values={emptyPatientForm("p1")} errors={{}} rules={israel} />);
    const last = screen.getByLabelText("Last name") as HTMLInputElement;
    await waitFor(() => {
      fireEvent.paste(last, { clipboardData: { getData: () => "Tamar Bar Oren" } });
      expect((screen.getByLabelText("First name") as HTMLInputElement).value).toBe("Tamar");
    });
    expect(last.value).toBe("Bar Oren");
    expect(screen.getByRole("alert").textContent).toBe("The name was split into first and last name. Check both fields, then save.");
  });
});

describe("the forms follow the market", () => {
  test("country and state are shown and fixed in Israel; Korea has no state and no shipping to patients (D4)", () => {
    const values = emptyAddressForm("a1", null);
    const { unmount } = renderPatients(<AddressFields values={values} errors={{}} rules={israel} cities={cities} />);
    for (const label of ["State", "Country"])
      expect(screen.getByLabelText(label)).toMatchObject({ readOnly: true, value: "Israel", name: "" });
    unmount();
    renderPatients(<AddressFields values={values} errors={{}} rules={korea} cities={[]} />, { market: "KR" });
    expect(screen.queryByLabelText("State")).toBeNull();
    expect(screen.getByLabelText("Country")).toMatchObject({ value: "Korea" });
    expect(serverHtml(<PatientFields values={emptyPatientForm("p1")} errors={{}} rules={korea} />)).not.toContain("shiptoPatient");
  });

  const codes = ["lastNameRequired", "dobInvalid", "dobInFuture", "dobTooLongAgo", "phoneRequired", "phoneInvalid", "emailInvalid"].concat(
    ["postcodeRequired", "postcodeInvalid", "postcodeOldFiveDigits", "streetRequired", "houseNumberMissing", "cityRequired"],
    ["shipToPatientNotOffered", "duplicatePatient"],
  );
  test.each(languages.flatMap((language) => codes.map((code) => [code, language] as const)))(
    "%s has a sentence of its own in %s",
    (code, language) => {
      const html = serverHtml(<PatientFields values={emptyPatientForm("p1")} errors={{ phone: code }} rules={israel} />, { language });
      const general = serverHtml(<PatientFields values={emptyPatientForm("p1")} errors={{ phone: "unheardOf" }} rules={israel} />, {
        language,
      });
      const sentence = (text: string) => /id="field-phone-error">.*?<span>(.*?)<\/span>/.exec(text)?.[1] ?? "";
      expect(sentence(html).length).toBeGreaterThan(5);
      expect(sentence(html)).not.toBe(sentence(general));
      expect(sentence(html)).not.toMatch(/\{\{|undefined/);
    },
  );
});

test("the verification step shows both addresses in full, the difference marked and announced, the suggestion preselected", () => {
  const original = { street: "14 Almond Lane", street2: "flat 6", city: "Haifa", zip: "3300000" };
  const { container } = renderPatients(
    <AddressChoice original={original} suggestions={[{ ...original, zip: "3300114" }]} result="zipMismatch" />,
  );
  expect(container.querySelector("del")?.textContent).toBe("3300000");
  expect(container.querySelector("ins")?.textContent).toBe("3300114");
  expect(screen.getByText("Differs: Postcode")).toBeTruthy();
  expect(screen.getAllByRole("radio").map((radio) => (radio as HTMLInputElement).checked)).toEqual([false, true]);
});

test("an address without a suggestion is shown with nothing to choose, and is sent as typed", () => {
  const original = { street: "5 Elm Lane", street2: "", city: "Haifa", zip: "3300114" };
  const { container } = renderPatients(<AddressChoice original={original} suggestions={[]} result="notVerified" />);
  expect(screen.queryAllByRole("radio")).toEqual([]);
  expect(container.querySelector<HTMLInputElement>("input[name=pick]")?.value).toBe("original");
  expect(container.textContent).toContain("5 Elm Lane");
});
