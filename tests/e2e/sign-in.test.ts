import { describe, expect, test } from "vitest";
import { expectNoAxeFindings, openPage, portalAddress } from "~tests/helpers/browser";
import { testInFull } from "~tests/helpers/figures";
import { demoPassword, signInByForm } from "~tests/helpers/sign-in";

describe("signing in in English with JavaScript", () => {
  test("finds the practice while typing, with the keyboard alone, and leads to the products", async () => {
    const page = await openPage();
    await page.goto(portalAddress("/"));
    expect(await page.title()).toBe("Sign in · Dioptre");
    const practice = page.getByRole("combobox", { name: "Practice" });
    await practice.pressSequentially("einay");
    await page.getByRole("option").first().waitFor();
    expect(await page.getByRole("option").allInnerTexts()).toHaveLength(3);
    expect(await page.getByText("3 practices found").isVisible()).toBe(true);
    await expectNoAxeFindings(page);
    await practice.press("ArrowDown");
    expect(await practice.getAttribute("aria-activedescendant")).toBe(await page.getByRole("option").first().getAttribute("id"));
    await practice.press("Enter");
    await page.waitForURL(/[?]practice=[0-9a-f-]+&location=[0-9a-f-]+$/);
    await page.locator("#email:focus").waitFor();
    await page.keyboard.type("staff@einayim.example");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type(demoPassword);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/products");
  });

  testInFull("shows a typed password on demand", async () => {
    const page = await openPage();
    await page.goto(portalAddress("/"));
    await page.locator("#password").fill(demoPassword);
    expect(await page.locator("#password").getAttribute("type")).toBe("password");
    await page.getByLabel("Show password").check();
    expect(await page.locator("#password").getAttribute("type")).toBe("text");
  });

  test("reports a wrong password in a notice, then at the end of the form, keeps the e-mail and clears the password", async () => {
    const page = await openPage();
    await page.goto(portalAddress("/", "carmel.localhost"));
    await page.locator("#email").fill("nobody@carmel.example");
    await page.locator("#password").fill("Wrong-Password");
    await page.getByRole("button", { name: "Sign in" }).click();
    const reason = page.getByText("There was an error in your email or password.");
    const corner = page.getByRole("region", { name: "Notice" });
    await corner.filter({ has: reason }).waitFor();
    expect(await page.locator("#email").inputValue()).toBe("nobody@carmel.example");
    expect(await page.locator("#password").inputValue()).toBe("");
    await corner.waitFor({ state: "detached" });
    expect(await page.locator("form").filter({ has: reason }).count()).toBe(1);
    await expectNoAxeFindings(page);
  });

  test("names every field that is missing", async () => {
    const page = await openPage();
    await page.goto(portalAddress("/"));
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByRole("region", { name: "Notice" }).getByText("There was an error", { exact: true }).waitFor();
    for (const text of ["Select a practice.", "Enter the email address.", "Enter your password."])
      expect(await page.getByText(text).isVisible(), text).toBe(true);
  });

  testInFull("a signed-in person is led from the home page to the products, and back to it by logging out", async () => {
    const page = await openPage();
    await page.goto(portalAddress("/", "einayim.localhost"));
    await signInByForm(page, "staff@einayim.example");
    await page.waitForURL("**/products");
    await page.goto(new URL("/", page.url()).href);
    expect(new URL(page.url()).pathname).toBe("/products");
    await page.locator("summary[aria-label$='your account']").click();
    await page.getByRole("button", { name: "Log out" }).click();
    await page.getByRole("region", { name: "Done" }).getByText("You are logged out.").waitFor();
    expect(new URL(page.url()).pathname).toBe("/");
  });
});

describe("signing in in Hebrew without JavaScript", () => {
  test("finds the practice through links and goes back, chooses it, and leads to the products", async () => {
    const page = await openPage({ javaScript: false, locale: "he-IL" });
    await page.goto(portalAddress("/", "il.localhost"));
    expect(await page.locator("html").getAttribute("dir")).toBe("rtl");
    await page.locator("#practice").fill("עיני");
    await page.locator("#practice").press("Enter");
    await page.waitForURL(/[?]search=/);
    expect(await page.locator("main li a").count()).toBe(3);
    await page.getByRole("link", { name: "חזרה לטופס הכניסה" }).click();
    await page.locator("#email").waitFor();
    await page.goBack();
    await page.locator("main li a").first().click();
    await page.locator("#email").fill("staff@einayim.example");
    await page.locator("#password").fill("Wrong-Password");
    await page.getByRole("button", { name: "כניסה" }).click();
    await page.locator("form").getByText("יש שגיאה בדוא״ל או בסיסמה.").waitFor();
    expect(await page.locator("#email").inputValue()).toBe("staff@einayim.example");
    await page.locator("#password").fill(demoPassword);
    await page.getByRole("button", { name: "כניסה" }).click();
    await page.waitForURL("**/products");
  });

  test("a forgotten password asks for the practice first, then announces the mail", async () => {
    const page = await openPage({ javaScript: false, locale: "he-IL" });
    await page.goto(portalAddress("/", "il.localhost"));
    await page.getByRole("link", { name: "שכחתם את הסיסמה?" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("בחרו תחילה מרפאה.").waitFor();
    await dialog.locator("#forgot-practice").fill("כרמל");
    await dialog.locator("#forgot-practice").press("Enter");
    await dialog.locator("li a").first().click();
    await dialog.locator("#forgot-email").fill("staff@carmel.example");
    await dialog.getByRole("button").click();
    await page.getByRole("status").getByText("קישור לאיפוס הסיסמה נשלח אליכם בדוא״ל.").waitFor();
    expect(new URL(page.url()).searchParams.get("practice")).not.toBeNull();
  });
});

describe("pages that anyone may read", () => {
  test("are titled in the language of the host", async () => {
    const page = await openPage();
    for (const [path, host, title] of [
      ["/terms-and-conditions", "localhost", "Terms and conditions · Dioptre"],
      ["/terms-and-conditions", "kr.localhost", "이용 약관 · Dioptre"],
      ["/privacy-policy", "il.localhost", "מדיניות פרטיות · Dioptre"],
      ["/cookies", "localhost", "Cookies · Dioptre"],
      ["/accessibility", "localhost", "Accessibility · Dioptre"],
      ["/about", "localhost", "About · Dioptre"],
      ["/register", "localhost", "Set up your account · Dioptre"],
      ["/forgot-password", "localhost", "Forgot password · Dioptre"],
      ["/reset-password/nonsense", "localhost", "Reset password · Dioptre"],
    ] as const) {
      await page.goto(portalAddress(path, host));
      expect([path, await page.title()]).toEqual([path, title]);
    }
  });

  test("the Korean terms say what holds in Korea", async () => {
    const page = await openPage();
    await page.goto(portalAddress("/terms-and-conditions", "kr.localhost"));
    expect(await page.locator("#returns").textContent()).toContain("48시간");
    expect(await page.locator("#prices").textContent()).toContain("30일");
  });
});
