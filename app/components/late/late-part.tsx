import { type ReactNode, use } from "react";
import { useLocation } from "react-router";
import { useTexts } from "~/i18n/use-texts";
import { LatePlace } from "./late-place";

/** A part of a page as its loader returns it (D177): the value, or the promise of it, which is null when it could not be loaded. */
export type Late<Value> = Value | Promise<Value | null>;

/** Returns a part; null when it could not be loaded. While it is under way the nearest `LatePlace` shows what it has in its place. */
export const useLate = <Value,>(part: Late<Value>): Value | null => (part instanceof Promise ? use(part) : part);

type Props<Value> = {
  part: Late<Value>;
  /** Shown until the part is there, of the same size. */
  place: ReactNode;
  /** Shown where it could not be loaded, above the sentence that says so. */
  without?: ReactNode;
  children: (value: Value) => ReactNode;
};

/** A part that may follow the page; where it could not be loaded, that is said, with a link that asks for the page again. */
export function LatePart<Value>({ part, place, without, children }: Props<Value>) {
  return (
    <LatePlace place={place}>
      <Arrived part={part} without={without}>
        {children}
      </Arrived>
    </LatePlace>
  );
}

function Arrived<Value>({ part, without, children }: Omit<Props<Value>, "place">) {
  const value = useLate(part);
  if (value !== null) return children(value);
  return (
    <>
      {without}
      <PartFailure />
    </>
  );
}

function PartFailure() {
  const { t } = useTexts(["errors", "common"]);
  const { pathname, search } = useLocation();
  return (
    <p className="small">
      {t("errors:general.request")} <a href={`${pathname}${search}`}>{t("common:actions.tryAgain")}</a>
    </p>
  );
}
