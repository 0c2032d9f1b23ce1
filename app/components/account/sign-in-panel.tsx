import { Panel } from "~/components/ui/panel";
import { useTexts } from "~/i18n/use-texts";
import styles from "./account-form.module.css";
import { CutOffLine, type NextCutOff } from "./cut-off-line";
import { FindPracticePanel } from "./find-practice-panel";
import type { Practice, PracticeHit } from "./practice";
import { SecondStep } from "./second-step";
import { SignInForm, type SignInRefusal } from "./sign-in-form";

export type HomeAnswer = {
  practice: Practice | null;
  locationId: string | null;
  fixed: boolean;
  search: string | null;
  hits: PracticeHit[] | null;
  searchedTooOften: boolean;
  searchMistake: string | null;
  cutOff: NextCutOff;
};

/** The home page: the sign-in form, or the picker when a practice is searched for. */
export function SignInPanel({ facts, refusal }: { facts: HomeAnswer; refusal?: SignInRefusal }) {
  const { t } = useTexts(["account", "common"]);
  const { practice, locationId, fixed, search, hits, searchedTooOften, searchMistake, cutOff } = facts;
  if (refusal?.ticket) return <SecondStep refusal={refusal} ticket={refusal.ticket} />;
  return (
    <>
      <h1>{search === null ? t("account:signIn.title") : t("account:picker.title")}</h1>
      <p className="quiet">{t("common:product.purpose")}</p>
      <Panel className={styles.panel}>
        {search === null ? (
          <SignInForm practice={practice} locationId={locationId} fixed={fixed} refusal={refusal} />
        ) : (
          <FindPracticePanel
            id="practice"
            base="/"
            nextFieldId="email"
            search={search}
            hits={hits}
            searchedTooOften={searchedTooOften}
            mistake={searchMistake}
            before={practice && { tenantId: practice.tenantId, locationId }}
          />
        )}
      </Panel>
      <CutOffLine {...cutOff} />
    </>
  );
}
