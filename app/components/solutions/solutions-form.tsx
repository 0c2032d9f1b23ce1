import { type FormEvent, type ReactNode, useState } from "react";
import { Form } from "react-router";
import { ErrorSummary } from "~/components/fields/error-summary";
import { SearchBox } from "~/components/fields/search-box";
import { LeaveWarning } from "~/components/frame/leave-warning";
import { ProductsPage } from "~/components/products/products-page";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { EmptyState } from "~/components/ui/empty-state";
import { Icon } from "~/components/ui/icon";
import { PageHead } from "~/components/ui/page-head";
import { Panel } from "~/components/ui/panel";
import {
  type CartedSolutions,
  type SolutionDraft,
  type SolutionMistake,
  type TypedSolution,
  totalOf,
} from "~/forms/solutions/solution-draft";
import { isShown, type SolutionRow, type SolutionView } from "~/forms/solutions/solution-row";
import { useTexts } from "~/i18n/use-texts";
import { Later } from "~/offline/scripts/later";
import { SolutionDraftPanel, SolutionTally } from "./solution-draft-panel";
import { SolutionTable } from "./solution-table";
import styles from "./solutions.module.css";

type Props = {
  rows: readonly SolutionRow[];
  draft: SolutionDraft;
  view: SolutionView;
  /** The preorder in the cart that the form changes. */
  present: CartedSolutions | null;
  /** Bottles in the cart by solution. */
  carted: Readonly<Record<string, number>>;
  mistakes: readonly SolutionMistake[];
  nothingTyped: boolean;
  /** Why the search is refused. */
  searchMistake?: string | null;
  /** The content of a refusal, above the form. */
  children?: ReactNode;
};

const formId = "solutions";
const shows = ["all", "favourites", "starters"] as const;

/**
 * The order of solutions: bottles and cases of several at once, found by name, manufacturer or favourites; what is typed stays when the
 * view changes.
 */
export function SolutionsForm({
  rows,
  draft: initial,
  view: asked,
  present,
  carted,
  mistakes,
  nothingTyped,
  searchMistake,
  children,
}: Props) {
  const { t } = useTexts(["solutions", "common"]);
  const [typed, setTyped] = useState(initial.typed);
  const [view, setView] = useState(asked);
  const draft = { ...initial, typed };
  const shown = rows.filter((row) => isShown(row, view));
  const hidden = rows.filter((row) => !shown.includes(row) && totalOf(row, typed[row.id]).bottles > 0);
  const type = (id: string, part: Partial<TypedSolution>) =>
    setTyped((now) => ({ ...now, [id]: { cases: "", bottles: "", ...now[id], ...part } }));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const intent = submitter instanceof HTMLButtonElement ? submitter.value : "add";
    if (intent === "add") return;
    event.preventDefault();
    const show = shows.find((each) => intent === `show:${each}`);
    const q = new FormData(event.currentTarget).get("q");
    setView((now) => ({ q: typeof q === "string" ? q : now.q, show: show ?? now.show }));
  };
  const [waiting, setWaiting] = useState<SolutionDraft["typed"] | null>(null);
  const accounted = waiting ?? (initial.revision === null ? {} : initial.typed);
  const isDirty = JSON.stringify(bottlesOf(rows, typed)) !== JSON.stringify(bottlesOf(rows, accounted));
  const problems = mistakes.map(({ solutionId, code, given }) => {
    const solution = rows.find(({ id }) => id === solutionId)?.displayName ?? "";
    return { fieldId: `bottles-${solutionId}`, text: t(`solutions:mistakes.${code}`, { solution, given }) };
  });
  const empty = nothingTyped ? [{ fieldId: `bottles-${shown[0]?.id ?? ""}`, text: t("solutions:mistakes.chooseAQuantity") }] : [];
  const allProblems = [...problems, ...empty];
  return (
    <ProductsPage
      draft={<SolutionDraftPanel formId={formId} rows={rows} draft={draft} carted={carted} />}
      tally={<SolutionTally formId={formId} rows={rows} draft={draft} carted={carted} />}
    >
      <LeaveWarning when={isDirty} page="/products/solutions" />
      <Later load={loadWaitingSolutions} props={{ rows, draft, present, carted, waits: setWaiting }} />
      {children}
      <Form id={formId} method="post" onSubmit={onSubmit} className="stack" noValidate preventScrollReset>
        <button className={styles.unseen} name="intent" value="add" type="submit" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="preorder" value={initial.preorderId} />
        <input type="hidden" name="revision" value={initial.revision ?? ""} />
        <input type="hidden" name="show" value={view.show} />
        {rows.map(({ id }) => (
          <input key={id} type="hidden" name={`line.${id}`} value={initial.lineIds[id]} />
        ))}
        {hidden.map(({ id }) => (
          <HiddenQuantity key={id} id={id} typed={typed[id]} />
        ))}
        <PageHead title={t("solutions:title")}>{t("solutions:lead")}</PageHead>
        {allProblems.length > 0 && (
          <ErrorSummary title={t("solutions:mistakes.title", { count: allProblems.length })} problems={allProblems} />
        )}
        <search className="row">
          <SearchBox
            label={t("solutions:search")}
            placeholder={t("solutions:search")}
            name="q"
            defaultValue={view.q}
            maxLength={100}
            mistake={searchMistake}
            kbd="/"
            onChange={(event) => setView({ ...view, q: event.currentTarget.value })}
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
          <noscript>
            <Button name="intent" value="find">
              {t("common:actions.search")}
            </Button>
          </noscript>
          <fieldset className={classNames(styles.bare, "row")} aria-label={t("solutions:filters.label")}>
            {shows.map((show) => (
              <Button key={show} small name="intent" value={`show:${show}`} aria-pressed={view.show === show}>
                {view.show === show && <Icon name="check" />}
                {t(`solutions:filters.${show}`)}
              </Button>
            ))}
          </fieldset>
          <span className="small quiet" role="status">
            {t("solutions:found", { count: shown.length })}
          </span>
        </search>
        <Panel>
          {shown.length === 0 ? (
            <EmptyState drawing="search" title={t("solutions:none")} />
          ) : (
            <SolutionTable rows={shown} typed={typed} carted={carted} mistakes={mistakes} onType={type} />
          )}
        </Panel>
      </Form>
    </ProductsPage>
  );
}

const loadWaitingSolutions = async () => (await import("./waiting-solutions")).WaitingSolutions;

function HiddenQuantity({ id, typed }: { id: string; typed: TypedSolution | undefined }) {
  return (
    <>
      <input type="hidden" name={`cases.${id}`} value={typed?.cases ?? ""} />
      <input type="hidden" name={`bottles.${id}`} value={typed?.bottles ?? ""} />
    </>
  );
}

const bottlesOf = (rows: readonly SolutionRow[], typed: SolutionDraft["typed"]) =>
  rows.map((row) => {
    const { bottles, mistake } = totalOf(row, typed[row.id]);
    return mistake ? mistake.given : bottles;
  });
