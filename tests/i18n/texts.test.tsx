import { renderToString } from "react-dom/server";
import { createRoutesStub, RouterContextProvider } from "react-router";
import { describe, expect, test } from "vitest";
import { type Language, languages } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { startI18n } from "~/i18n/client";
import { embeddedTextsId, parseEmbeddedTexts, writeEmbeddedTexts } from "~/i18n/embedded-texts";
import { LanguageTexts } from "~/i18n/language-texts";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { refusalText } from "~/i18n/refusal-text";
import { resources } from "~/i18n/resources.server";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { useFormat } from "~/i18n/use-format";
import { TextsProvider, useTexts } from "~/i18n/use-texts";
import { createI18nMiddleware, i18nContext } from "~/middleware/i18n.server";

const request = (path = "/") => new Request(`http://einayim.il.localhost${path}`);

async function through(language: Language, context = new RouterContextProvider()) {
  const middleware = createI18nMiddleware(() => language);
  const args = { request: request(), url: new URL(request().url), context, params: {}, pattern: "/" };
  await middleware(args, async () => new Response());
  return context.get(i18nContext);
}

/** A document as a browser would have it, with nothing but the embedded texts. */
function documentWith(json: string): Document {
  return { getElementById: (id: string) => (id === embeddedTextsId ? { textContent: json } : null) } as unknown as Document;
}

function Page() {
  const { t } = useTexts("common");
  const format = useFormat();
  return (
    <p>
      {t("actions.save")} {format.dayAndWeekday("2026-11-25")} {t("units.boxes", { count: 2 })}
    </p>
  );
}

function PageWithTexts() {
  return (
    <>
      <Page />
      <LanguageTexts />
    </>
  );
}

async function render(language: Language, handle?: { i18n: string[] }) {
  const { i18n } = await through(language);
  const Stub = createRoutesStub([{ path: "/", handle, Component: PageWithTexts }]);
  return renderToString(
    <TextsProvider i18n={i18n}>
      <MarketProvider market={marketOf(editionOf("IL"))}>
        <Stub initialEntries={["/"]} />
      </MarketProvider>
    </TextsProvider>,
  );
}

const jsonIn = (html: string) => />(\{.*\})<\/script>/.exec(html)?.[1] ?? "";

describe("on the server", () => {
  test("the page is in the language of its request", async () => {
    expect(await render("he")).toContain(
      "<p>שמירה יום ד׳ 2026/11/25 שתי קופסאות</p>".replace("שמירה ", "שמירה<!-- --> <!-- -->").replace("25 ", "25<!-- --> <!-- -->"),
    );
    expect(await render("en")).toContain("2 boxes");
  });

  test("simultaneous requests do not affect each other, and share the texts", async () => {
    const [hebrew, korean] = await Promise.all([through("he"), through("ko")]);
    expect([hebrew.i18n.t("actions.save"), korean.i18n.t("actions.save")]).toEqual(["שמירה", "저장"]);
    expect(hebrew.i18n.getResourceBundle("he", "common")).toBe(resources.he?.common);
  });

  test("one instance per language serves all requests", async () => {
    const middleware = createI18nMiddleware((asked) => (asked.url.endsWith("/ko") ? "ko" : "he"));
    const instances = [];
    for (const path of ["/", "/ko", "/", "/ko"]) {
      const context = new RouterContextProvider();
      const args = { request: request(path), url: new URL(request(path).url), context, params: {}, pattern: "/" };
      await middleware(args, async () => new Response());
      instances.push(context.get(i18nContext).i18n);
    }
    expect(instances[0]).toBe(instances[2]);
    expect(instances[1]).toBe(instances[3]);
    expect(instances.map(({ language }) => language)).toEqual(["he", "ko", "he", "ko"]);
  });

  test("mails and titles translate by naming the namespace", () => {
    expect(languages.map((language) => translateFor(language)("common:titles.cart"))).toEqual(["Cart", "סל", "장바구니", "カート"]);
    expect(translateFor("he")("common:units.boxes", { count: 1 })).toBe("קופסה אחת");
    expect(translateFor("en")("common:units.boxes", { count: 4144 })).toBe("4,144 boxes");
  });
});

describe("a refusal in words", () => {
  const say = (language: Language, code: string, values?: unknown) =>
    refusalText(
      { code, values },
      {
        exists: (key) => key !== "errors:notKnown",
        t: translateFor(language),
        format: formatFor(language, marketOf(editionOf("IL"))),
      },
    );

  test("is the sentence of its code with its values", () => {
    expect(say("en", "invalidCredentials")).toBe("There was an error in your email or password.");
    expect(say("en", "postcodeInvalid", { digits: 7, example: "3300007" })).toBe("Enter a postcode of 7 digits, such as 3300007.");
    expect(say("he", "tooLong", { count: 2 })).toBe("שני תווים לכל היותר.");
  });

  test("is the general sentence when the code has none", () => {
    expect(say("en", "notKnown")).toBe("There was an error processing your request.");
  });
});

describe("what the document embeds", () => {
  test("the base texts of one language and the words of dates", async () => {
    const { language, texts } = parseEmbeddedTexts(documentWith(jsonIn(await render("he"))));
    expect(language).toBe("he");
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(["common", "editions", "errors", "dateWords"]));
    expect(Object.keys(texts)).not.toContain("failures");
    expect(texts.common).toEqual(resources.he?.common);
  });

  test("also the namespaces of the matched routes", async () => {
    const { texts } = parseEmbeddedTexts(documentWith(jsonIn(await render("ko", { i18n: ["failures"] }))));
    expect(texts.failures).toEqual(resources.ko?.failures);
  });

  test("a text cannot close the script element that contains it", () => {
    const json = writeEmbeddedTexts({ language: "en", texts: { common: { evil: "</script><!--\u2028" } } });
    expect(json).not.toMatch(/[<\u2028]/);
    expect(parseEmbeddedTexts(documentWith(json)).texts).toEqual({ common: { evil: "</script><!--\u2028" } });
  });
});

describe("in the browser", () => {
  test("the embedded texts are available at once and render the same as on the server", async () => {
    const json = jsonIn(await render("he"));
    const i18n = startI18n(documentWith(json), (load) => load());
    const html = renderToString(
      <TextsProvider i18n={i18n}>
        <MarketProvider market={marketOf(editionOf("IL"))}>
          <Page />
        </MarketProvider>
      </TextsProvider>,
    );
    expect(await render("he")).toContain(html);
  });

  test("another namespace is fetched when a page asks for it", async () => {
    const i18n = startI18n(documentWith(writeEmbeddedTexts({ language: "ja", texts: { common: {} } })), (load) => load());
    expect(i18n.hasResourceBundle("ja", "errors")).toBe(false);
    await i18n.loadNamespaces("errors");
    expect(i18n.t("errors:required")).toBe("必須項目です。");
    expect(i18n.hasResourceBundle("en", "errors")).toBe(false);
  });
});
