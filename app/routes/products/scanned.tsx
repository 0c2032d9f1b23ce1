import { Form } from "react-router";
import { text } from "~/calls/text";
import { Field } from "~/components/fields/field";
import { SearchBox } from "~/components/fields/search-box";
import type { PageHandle } from "~/components/frame/page-title";
import { ProductsPage } from "~/components/products/products-page";
import { CameraButton } from "~/components/scan/camera-button";
import { ScannedProduct } from "~/components/scan/scanned-product";
import { Button } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page-head";
import { useTexts } from "~/i18n/use-texts";
import { answerTexts, parseTexts } from "~/middleware/read-form.server";
import type { Route } from "./+types/scanned";
import { loadScan } from "./load-scan.server";

export const handle = { title: "scanned", i18n: ["scan"] } satisfies PageHandle;

/** Loads the product of the code in the URL; a code is not personal data (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { typed, mistakes } = parseTexts(url.searchParams, { code: text(200, "scan") });
  const scanned = mistakes ? null : await loadScan(context, typed.code);
  return answerTexts({ scan: typed.code, scanned, mistake: mistakes?.code }, mistakes);
}

export default function ScannedCode({ loaderData: { scan, scanned, mistake } }: Route.ComponentProps) {
  const { t } = useTexts(["scan", "common", "errors"]);
  return (
    <ProductsPage mainAction>
      <PageHead title={t("common:titles.scanned")}>{t("scan:lead")}</PageHead>
      <div className="stack">
        <Form role="search" className="stack">
          <Field id="scan-code" label={t("scan:field")} hint={t("scan:hint")} error={mistake && t(`errors:${mistake}`)}>
            <SearchBox key={scan} name="code" dir="ltr" defaultValue={scan} maxLength={200} autoFocus={scan === ""} />
          </Field>
          <div className="row">
            <Button tone={scanned ? undefined : "primary"}>{t("scan:find")}</Button>
          </div>
        </Form>
        <CameraButton />
        {scanned && <ScannedProduct scan={scan} scanned={scanned} />}
      </div>
    </ProductsPage>
  );
}
