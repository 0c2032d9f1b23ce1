import type { Screen } from "./portal-screens";

/** What anyone may see. */
export const publicScreens: readonly Screen[] = [
  { name: "sign-in", path: "/" },
  {
    name: "sign-in refused",
    path: "/",
    act: async (page) => {
      await page.locator("#email").fill("nobody");
      await page.locator("#password").press("Enter");
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
  { name: "forgotten password", path: "/forgot-password" },
  { name: "invitation key", path: "/register" },
  { name: "link that has expired", path: "/reset-password/no-such-key", once: true },
  { name: "confirmation of an e-mail that has expired", path: "/confirm-email/no-such-key", once: true },
  { name: "terms", path: "/terms-and-conditions" },
  { name: "privacy", path: "/privacy-policy" },
  { name: "cookies", path: "/cookies" },
  { name: "accessibility", path: "/accessibility" },
  { name: "about", path: "/about" },
  { name: "no such page", path: "/no-such-page" },
  { name: "calls", path: "/api/docs" },
];
