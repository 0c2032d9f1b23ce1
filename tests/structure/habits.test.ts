import ts from "typescript";
import { expect, test } from "vitest";
import { legal as english } from "~/locales/en/legal";
import { listFiles, parse, type SourceFile, walk } from "./source-files";

const code = listFiles("app", [".ts", ".tsx"]);
const pages = code.filter(({ path }) => path.endsWith(".tsx"));
const tests = listFiles("tests", [".ts", ".tsx"]).filter(({ path }) => path !== "tests/structure/habits.test.ts");
const styles = listFiles("app", [".css"]).map(({ path, text }) => ({
  path,
  text: text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, " ")),
}));

/** `path:line: text` of every line that matches. */
const linesWith = (files: readonly SourceFile[], pattern: RegExp) =>
  files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
  );

test("styles use logical properties, so that every screen follows the direction of its language", () => {
  const physical =
    /(^|[\s;{])(left|right|(margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius)\s*:|(text-align|float|clear)\s*:\s*(left|right)\b/;
  expect(linesWith(styles, physical)).toEqual([]);
});

test("no style uses :has() on the whole page, which would restyle every element at each key", () => {
  expect(linesWith(styles, /(\b(body|html)|:root):has\([^{]*\)\)?[\s>+~]+[^\s{]/)).toEqual([]);
});

test("markup has no style attribute, which the content security policy blocks", () => {
  expect(linesWith(pages, /\sstyle=[{"]/)).toEqual([]);
});

test("required fields are explained by the page's own texts, not in the browser's language", () => {
  expect(linesWith(pages, /^\s*required$|<(TextInput|NumberInput|SearchBox|TextArea|input|select|textarea)\b[^>]*\srequired\b/)).toEqual(
    [],
  );
  const fields = /<(PatientFields|AddressFields|PersonFields|PickDay)\b/;
  const checkedByBrowser = pages
    .filter(({ text }) => fields.test(text))
    .flatMap((file) => {
      const forms: string[] = [];
      walk(parse(file), (node) => {
        if (!ts.isJsxOpeningElement(node) || !/^(f|F)orm$/.test(node.tagName.getText())) return;
        const attributes = node.attributes.getText();
        if (/method="post"/.test(attributes) && !/\bnoValidate\b/.test(attributes)) forms.push(`${file.path}: ${attributes}`);
      });
      return forms;
    });
  expect(checkedByBrowser).toEqual([]);
});

test("the portal sets the seven cookies that the cookie notice names; a new one needs a section there", () => {
  const made = linesWith(code, /createCookie\(/).map((line) => line.split(":")[0]);
  expect(made.filter((path) => path !== "app/i18n/language-cookie.server.ts")).toEqual(
    Array.from({ length: 5 }, () => "app/middleware/portal-cookies.server.ts"),
  );
  const byScript = linesWith(code, /document\.cookie = /).map((line) => line.split(":")[0]);
  expect(byScript).toEqual(["app/offline/scripts/note-scripts.ts"]);
  expect(english.cookies.lead).toContain("seven cookies");
});

test("no check is disabled and no TODO is left", () => {
  expect(linesWith([...code, ...tests], /biome-ignore|(es|ox)lint-disable|@ts-(ignore|expect-error|nocheck)|\b(TODO|FIXME|XXX)\b/)).toEqual(
    [],
  );
});

test("no test is skipped, exclusive or built on a mocked module", () => {
  expect(linesWith(tests, /\b(test|it|describe)(\.\w+)*\.(skip|only|todo|fails|skipIf|runIf)\b|\bvi\.(mock|doMock)\(/)).toEqual([]);
});

test("new ids have one name: newId ascends in time, namedId follows from a name", () => {
  const imported = linesWith(code, /from "uuid"/).filter(
    (line) => !/import \{ (v5 as namedId, v7 as newId|v5 as namedId|v7 as newId) \}/.test(line),
  );
  expect(imported.filter((line) => !line.startsWith("app/demo/named-id.ts"))).toEqual([]);
});

test("nothing below routes and middleware reads the clock", () => {
  const pure = code.filter(({ path }) => /^app\/(domain|services|calls|editions|db\/queries)\//.test(path));
  expect(linesWith(pure, /\bDate\.now\(\)|\bnew Date\(\)/)).toEqual([]);
});

test("one file decides which role is staff, and one which is the operator's", () => {
  const elsewhere = code.filter(({ path }) => !/^app\/domain\/account\/(roles|permissions)\.ts$/.test(path));
  expect(linesWith(elsewhere, /[=!]== "(staff|lensFerryAdmin)"/)).toEqual([]);
});

test("no text is in the markup: texts are in the locale files", () => {
  const words = /\p{L}{2,}/u;
  const spoken = ["alt", "aria-label", "aria-description", "label", "placeholder", "title"];
  const found = pages.flatMap((file) => {
    const texts: string[] = [];
    walk(parse(file), (node) => {
      if (ts.isJsxText(node) && words.test(node.text)) texts.push(`${file.path}: ${node.text.trim()}`);
      if (ts.isJsxAttribute(node) && spoken.includes(node.name.getText()) && node.initializer && ts.isStringLiteral(node.initializer)) {
        if (words.test(node.initializer.text)) texts.push(`${file.path}: ${node.name.getText()}="${node.initializer.text}"`);
      }
    });
    return texts;
  });
  expect(found.filter((text) => !/: (Dioptre|[a-z]+\.json)$/.test(text))).toEqual([]);
});

test("few functions take four or more parameters", () => {
  const wide = code.flatMap((file) => {
    const found: string[] = [];
    walk(parse(file), (node) => {
      const isFunction = ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node);
      if (isFunction && node.parameters.length >= 4)
        found.push(`${file.path}: ${node.parameters.map(({ name }) => name.getText()).join(", ")}`);
    });
    return found;
  });
  expect(wide.length, wide.join("\n")).toBeLessThan(60);
});

test("forms are read from requests in one place", () => {
  const elsewhere = code.filter(({ path }) => path !== "app/middleware/read-form.server.ts");
  expect(linesWith(elsewhere, /\bformData\(\)/)).toEqual([]);
});

test("a module beside a page has at most 60 lines", () => {
  const beside = code.filter(({ path }) => /^app\/routes\/.*\.server\.ts$/.test(path));
  const lines = beside.map(({ path, text }) => ({ path, lines: text.trimEnd().split("\n").length }));
  expect(lines.filter(({ lines }) => lines > 60)).toEqual([]);
});

test("a loader or an action has at most 25 lines", () => {
  const long = pages.flatMap((file) => {
    const found: string[] = [];
    const source = parse(file);
    walk(source, (node) => {
      const name = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node.name?.getText() : undefined;
      if (name !== "loader" && name !== "action") return;
      const [from, to] = [node.getStart(), node.getEnd()].map((at) => source.getLineAndCharacterOfPosition(at).line);
      const lines = (to ?? 0) - (from ?? 0) + 1;
      if (lines > 25) found.push(`${file.path}: ${name} has ${lines}`);
    });
    return found;
  });
  expect(long).toEqual([]);
});

test("what a form saves is saved from its actions, at the same place in every form", () => {
  /** Orders in the making, whose button adds to the cart or saves, in the rail. */
  const inTheRail = ["app/components/solutions/solution-draft-panel.tsx", "app/components/patient-order/add-order-button.tsx"];
  const elsewhere = pages.flatMap((file) => {
    const found: string[] = [];
    walk(parse(file), (node) => {
      if (!ts.isStringLiteral(node) || node.text !== "common:actions.save") return;
      const around = ts.findAncestor(
        node,
        (each) => ts.isJsxElement(each) && /^(Form|Modal)Actions$/.test(each.openingElement.tagName.getText()),
      );
      if (!around) found.push(file.path);
    });
    return found;
  });
  expect(new Set(elsewhere)).toEqual(new Set(inTheRail));
});
