import { type ComponentProps, type ComponentType, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { Form, useLocation } from "react-router";
import type { BarHitsProps } from "~/components/search/bar-hits";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { Kbd } from "~/components/ui/kbd";
import { useTexts } from "~/i18n/use-texts";
import { retryUntilLoaded } from "~/offline/connection";
import { whenIdle } from "~/offline/scripts/when-idle";
import { useNextVisit, useVisit } from "~/offline/use-visit";
import styles from "./bar-search.module.css";

const nothingToFollow = () => () => {};

/**
 * Whether the page has no field of its own for the shortcut. Checked after each render, because a `:has` on the body would slow down every
 * key typed.
 */
const hasPageNoField = () => document.querySelector("main [data-search-shortcut]") === null;

/**
 * The search field on every page but the search page: a form that posts its text (D33). If the bar has no room, a button opens it below the
 * bar, also without JavaScript. Results while typing are loaded after the first paint.
 */
export function BarSearch({ to }: { to: string }) {
  const { t } = useTexts("common");
  const id = useId();
  const { pathname } = useLocation();
  const visit = useVisit();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [input, wire] = useState<ComponentProps<"input">>({});
  const isKeyHere = useSyncExternalStore(nothingToFollow, hasPageNoField, () => false);
  useNextVisit(() => {
    form.current?.reset();
    form.current?.hidePopover?.();
  });
  if (pathname === to) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        data-search-opener=""
        aria-label={t("actions.search")}
        className={buttonLook({ tone: "icon", className: styles.opener })}
      >
        <Icon name="search" size={20} />
      </button>
      <Form
        ref={form}
        id={id}
        popover="auto"
        role="search"
        aria-label={t("frame.searchEverywhere")}
        method="post"
        action={to}
        className={styles.search}
        onToggle={({ newState }) => newState === "open" && field.current?.focus()}
      >
        <button type="submit" aria-label={t("actions.search")}>
          <Icon name="search" />
        </button>
        <input
          ref={field}
          type="search"
          name="words"
          maxLength={100}
          autoComplete="off"
          aria-label={t("frame.searchEverywhere")}
          placeholder={t("frame.searchEverywhere")}
          data-search-shortcut=""
          {...input}
        />
        {isKeyHere && <Kbd>/</Kbd>}
        <LoadedHits visit={visit} field={field} wire={wire} />
      </Form>
    </>
  );
}

/** The hits, loaded with their texts once the browser is idle; reset on each page. */
function LoadedHits({ visit, ...props }: BarHitsProps & { visit: string }) {
  const { i18n } = useTexts("common");
  const [Hits, setHits] = useState<ComponentType<BarHitsProps>>();
  useEffect(() => {
    // Left out of the server's bundle, whose styles would be sent to the browser a second time.
    if (import.meta.env.SSR) return;
    const load = async () => {
      await whenIdle();
      const [{ BarHits }] = await Promise.all([
        retryUntilLoaded(() => import("~/components/search/bar-hits")),
        i18n.loadNamespaces(["search"]),
      ]);
      setHits(() => BarHits);
    };
    void load();
  }, [i18n]);
  return Hits && <Hits key={visit} {...props} />;
}
