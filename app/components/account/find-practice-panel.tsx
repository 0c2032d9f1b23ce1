import { Link } from "react-router";
import { Icon } from "~/components/ui/icon";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import { chosenAddress, type PracticeHit } from "./practice";
import { PracticeLinks } from "./practice-links";
import { PracticePicker, PracticeSearchForm } from "./practice-picker";

type Props = {
  id: string;
  base: string;
  nextFieldId: string;
  search: string;
  hits: PracticeHit[] | null;
  searchedTooOften: boolean;
  mistake: string | null;
  /** The earlier choice, to which the back link returns. */
  before: { tenantId: string; locationId: string | null } | null;
};

/** The picker as a page of its own, and the way back to the sign-in form. */
export function FindPracticePanel({ id, base, nextFieldId, search, hits, searchedTooOften, mistake, before }: Props) {
  const { t } = useTexts("account");
  const text = useRefusalText();
  return (
    <>
      <PracticeSearchForm id={id} base={base} />
      <PracticePicker
        key={search}
        id={id}
        base={base}
        nextFieldId={nextFieldId}
        defaultSearch={search}
        error={mistake === null ? undefined : text({ code: mistake })}
      >
        {(hits || searchedTooOften) && <PracticeLinks base={base} search={search} hits={hits ?? []} searchedTooOften={searchedTooOften} />}
      </PracticePicker>
      <Link className="row" to={chosenAddress("/", before)}>
        <Icon name="prev" flip />
        {t("picker.back")}
      </Link>
    </>
  );
}
