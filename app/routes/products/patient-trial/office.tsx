import { Form, Outlet } from "react-router";
import { text } from "~/calls/text";
import { SearchBox } from "~/components/fields/search-box";
import type { PageHandle } from "~/components/frame/page-title";
import { ProductsPage } from "~/components/products/products-page";
import { TrialChooser } from "~/components/trials/trial-chooser";
import { TrialModes } from "~/components/trials/trial-modes";
import { BehindModal } from "~/components/ui/behind-modal";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { useTexts } from "~/i18n/use-texts";
import { answerTexts, parseTexts } from "~/middleware/read-form.server";
import type { Route } from "./+types/office";
import { loadTrialOffer } from "./load-trial-offer.server";

export const handle = { title: "patientTrial", i18n: ["trials", "patientOrder", "cart"] } satisfies PageHandle;

/** Loads the trial chooser of the practice; its dialogs use the same data. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, mistakes } = parseTexts(url.searchParams, { q: text(100) });
  return answerTexts({ offer: await loadTrialOffer(context), q: typed.q, mistake: mistakes?.q }, mistakes);
}

export default function OfficeTrials({ loaderData: { offer, q, mistake } }: Route.ComponentProps) {
  const { t } = useTexts("trials");
  return (
    <>
      <BehindModal>
        <ProductsPage>
          <div className="stack">
            <PageHead
              title={t("title")}
              actions={
                <ButtonLink small tone="quiet" icon="help" to="/products/patient-trial/office/explain">
                  {t("explainLink")}
                </ButtonLink>
              }
            >
              {t("officeLead")}
            </PageHead>
            <TrialModes current="office" />
            <Form method="get" role="search">
              <SearchBox
                label={t("search")}
                placeholder={t("search")}
                name="q"
                defaultValue={q}
                mistake={mistake}
                maxLength={100}
                kbd="/"
              />
            </Form>
            <TrialChooser offer={offer} q={q} />
          </div>
        </ProductsPage>
      </BehindModal>
      <Outlet context={offer} />
    </>
  );
}
