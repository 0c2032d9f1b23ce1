import { Prescription } from "~/components/lens/prescription";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import type { CartedTrial } from "~/forms/trials/trial-offer";
import { useTexts } from "~/i18n/use-texts";

/** The practice's trials in the cart; each can be changed. */
export function CartedTrials({ carted }: { carted: readonly CartedTrial[] }) {
  const { t } = useTexts("trials");
  const lines = carted.flatMap((preorder) => preorder.lines.map((line) => ({ ...line, preorderId: preorder.id })));
  if (lines.length === 0) return null;
  return (
    <Panel title={t("carted")}>
      <Table caption={t("carted")} cards>
        <thead>
          <tr>
            <th scope="col">{t("table.product")}</th>
            <th scope="col" data-end="">
              {t("table.boxes")}
            </th>
            <th scope="col">
              <VisuallyHidden>{t("table.actions")}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ id, preorderId, productName, values, quantity }) => (
            <tr key={id}>
              <th scope="row">
                <span>
                  <bdi>{productName}</bdi> <Prescription values={values} />
                </span>
              </th>
              <td data-end="" data-label={t("table.boxes")}>
                {quantity}
              </td>
              <td data-end="">
                <ButtonLink
                  small
                  to={`/products/patient-trial/office/add?preorder=${preorderId}&line=${id}`}
                  aria-label={`${t("edit")}: ${productName}`}
                >
                  {t("edit")}
                </ButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  );
}
