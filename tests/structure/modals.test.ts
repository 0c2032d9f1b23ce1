import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listFiles } from "./source-files";

const isModal = /\bmodal: true\b/;
const modals = listFiles("app/routes", [".tsx"]).filter(({ text }) => isModal.test(text));

test("every modal route has the generic error view, so that the page behind it stays (D38)", () => {
  expect(modals.length).toBeGreaterThan(30);
  const views = modals.map(({ path, text }) => ({ path, view: text.split("export function ErrorBoundary")[1] ?? "" }));
  const withoutView = views.filter(({ view }) => !/<(ModalFailure|TermsFailure)\b/.test(view));
  expect(withoutView.map(({ path }) => path)).toEqual([]);
});

test("every route that renders a dialog of its own declares handle.modal", () => {
  const drawn = listFiles("app/routes", [".tsx"]).filter(({ text }) => /import \{ Modal \}/.test(text));
  expect(drawn.filter(({ text }) => !isModal.test(text)).map(({ path }) => path)).toEqual([]);
});

test.each(["app/components/ui/modal-failure.tsx", "app/components/account/terms-failure.tsx"])(
  "%s offers to try again by a link, which also works without JavaScript",
  (path) => {
    expect(readFileSync(path, "utf8")).toMatch(/<a className=[^>]*href=[^>]*>\s*\{t\("common:actions\.tryAgain"\)\}/);
  },
);

test("a form of a dialog replaces it, so that going back does not open the dialog again", () => {
  const dialogs = ["app/components", "app/routes"]
    .flatMap((folder) => listFiles(folder, [".tsx"]))
    .filter(({ text }) => /<Modal\b/.test(text));
  const forms = dialogs.flatMap(({ path, text }) => [...text.matchAll(/<(?:Form|KeptForm)\b[^>]*>/g)].map(([form]) => ({ path, form })));
  const saving = forms.filter(({ form }) => /method="post"|<KeptForm/.test(form) && !/action="\/logout"/.test(form));
  expect(saving.length).toBeGreaterThan(15);
  expect(saving.filter(({ form }) => !/\breplace\b/.test(form))).toEqual([]);
});

test("a link that only closes a dialog replaces it, so that going back does not open the dialog again", () => {
  const dialogs = ["app/components", "app/routes"].flatMap((folder) => listFiles(folder, [".tsx"]));
  const adding = dialogs.filter(({ text }) =>
    /<ButtonLink(?=[^>]*\bto=\{(?:back|closeTo|backTo)\})(?=[^>]*\bpreventScrollReset)(?![^>]*\breplace\b)/.test(text),
  );
  expect(adding.map(({ path }) => path)).toEqual([]);
});
