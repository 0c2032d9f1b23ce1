import { useTranslation } from "react-i18next";
import { Form, Outlet } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { ProductsPage } from "~/components/products/products-page";
import { TrialChooser } from "~/components/trials/trial-chooser";
import { TrialModes } from "~/components/trials/trial-modes";
import { BehindModal } from "~/components/ui/behind-modal";
import { ButtonLink } from "~/components/ui/button-link";
import { PageHead } from "~/components/ui/page-head";
import { SearchBox } from "~/components/ui/search-box";
import type { Route } from "./+types/office";
import { readTrialOffer } from "./read-trial-offer.server";

export const handle = { title: "patientTrial", i18n: ["trials", "patientOrder", "cart"] } satisfies PageHandle;

/** The trial chooser of the practice; its dialogs use what is read here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { offer: await readTrialOffer(context), q: url.searchParams.get("q") ?? "" };
}

export default function OfficeTrials({ loaderData: { offer, q } }: Route.ComponentProps) {
  const { t } = useTranslation("trials");
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
              <SearchBox label={t("search")} placeholder={t("search")} name="q" defaultValue={q} kbd="/" />
            </Form>
            <TrialChooser offer={offer} q={q} />
          </div>
        </ProductsPage>
      </BehindModal>
      <Outlet context={offer} />
    </>
  );
}
