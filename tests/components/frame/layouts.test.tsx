import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { BlankLayout } from "~/components/frame/blank-layout";
import { DefaultLayout } from "~/components/frame/default-layout";
import { ModifyLayout } from "~/components/frame/modify-layout";
import { Page } from "~/components/frame/page";
import { SubviewLayout } from "~/components/frame/subview-layout";
import { renderPage } from "~tests/components/render-page";

afterEach(cleanup);

const skipTarget = () => screen.getAllByRole("link")[0]?.getAttribute("href");

test("blank: the languages above, one column, the legal pages and the telephone below, and no navigation", () => {
  const links = [
    { to: "/terms-and-conditions", label: "Terms" },
    { to: "/privacy-policy", label: "Privacy" },
  ];
  renderPage(
    <BlankLayout homeTo="/" languageAction="/language" footer={{ links, phone: "03-000-0180" }}>
      <h1>Sign in</h1>
    </BlankLayout>,
  );
  expect(skipTarget()).toBe("#main");
  expect(within(screen.getByRole("banner")).getAllByRole("button")).toHaveLength(4);
  expect(within(screen.getByRole("main")).getByRole("heading").textContent).toBe("Sign in");
  const foot = within(screen.getByRole("contentinfo")).getAllByRole("link");
  expect(foot.map((link) => link.getAttribute("href"))).toEqual(["/terms-and-conditions", "/privacy-policy", "tel:030000180"]);
  expect(screen.queryByRole("navigation")).toBeNull();
});

test("default: the bar, its notices below it, and the content of the page", () => {
  const person = { name: "Noa Shalev", initials: "NS", email: "noa@einayim.example", role: "Staff", links: [] };
  const bar = {
    ...{
      homeTo: "/products",
      practiceName: "Einayim",
      namesPractice: true,
      locationName: "Harbour",
      items: [{ to: "/here", label: "Products" }],
    },
    ...{ cart: { to: "/cart", quantity: 12 }, searchTo: "/search", helpTo: "/shortcuts", languageAction: "/language" },
    ...{ person, logoutAction: "/logout" },
  };
  const { container } = renderPage(
    <DefaultLayout bar={bar} strips={<p>Acting in Einayim</p>} notices={<p>Saved</p>}>
      <Page>Content</Page>
    </DefaultLayout>,
  );
  expect(skipTarget()).toBe("#main");
  expect(within(screen.getByRole("banner")).getByRole("navigation", { name: "Main" })).toBeTruthy();
  expect(screen.getByRole("main").id).toBe("main");
  expect(container.textContent).toMatch(/Acting in Einayim.*Saved.*Content/s);
});

test("modify: the link back stands above the title of what is edited", () => {
  renderPage(
    <ModifyLayout backTo="/patients" backLabel="All patients" title="New patient">
      <form aria-label="Patient" />
    </ModifyLayout>,
  );
  const main = screen.getByRole("main");
  const [back, title] = [within(main).getByRole("link", { name: "All patients" }), within(main).getByRole("heading", { level: 1 })];
  expect(back.getAttribute("href")).toBe("/patients");
  expect(title.textContent).toBe("New patient");
  expect(back.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(within(main).getByRole("form", { name: "Patient" })).toBeTruthy();
});

test("subview: the navigation between views of a subject is beside the view, with headings where there are several groups", () => {
  const own = { label: "You", items: [{ to: "/here", label: "Your profile" }] };
  const practice = { label: "Practice", items: [{ to: "/settings/reports", label: "Reports" }] };
  renderPage(
    <SubviewLayout label="Settings" groups={[practice, own]}>
      Content
    </SubviewLayout>,
  );
  const views = within(screen.getByRole("navigation", { name: "Settings" }));
  expect(views.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("aria-current")])).toEqual([
    ["Reports", null],
    ["Your profile", "page"],
  ]);
  expect(views.getByText("Practice")).toBeTruthy();
  cleanup();
  renderPage(
    <SubviewLayout label="Settings" groups={[own]}>
      Content
    </SubviewLayout>,
  );
  expect(screen.queryByText("You")).toBeNull();
  expect(screen.getByRole("main").textContent).toContain("Content");
});
