import { ButtonLink } from "~/components/ui/button-link";
import { Modal } from "~/components/ui/modal";
import { ModalActions } from "~/components/ui/modal-actions";
import { gridPathOf } from "~/domain/order/grid-path";
import type { NoMatch } from "~/forms/trials/no-match";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = { noMatch: NoMatch; closeTo: string; tryTo: (trialSeriesId: string) => string };

/** No trial matches: explains why and offers alternatives (D69); only a button closes it. */
export function NoMatchDialog({ noMatch: { reason, series, of, alternatives }, closeTo, tryTo }: Props) {
  const { t } = useTexts("trials");
  const format = useFormat();
  return (
    <Modal title={t("noMatch.title")} alert explicitResult>
      <div className="stack stack--2">
        <p>
          {reason === "missing"
            ? t("noMatch.missing", { series, of: format.list(of.map(({ name }) => name)) })
            : t(`noMatch.${reason}`, { series })}
        </p>
        {of.length + alternatives.length > 0 ? <p className="strong">{t("noMatch.alternatives")}</p> : <p>{t("noMatch.nothing")}</p>}
        <div className="row">
          {of.map(({ id, name }) => (
            <ButtonLink key={id} small to={gridPathOf(id)}>
              {t("noMatch.orderBoxes", { series: name })}
            </ButtonLink>
          ))}
          {alternatives.map(({ id, name }) => (
            <ButtonLink key={id} small to={tryTo(id)}>
              {t("noMatch.try", { series: name })}
            </ButtonLink>
          ))}
        </div>
      </div>
      <ModalActions>
        <ButtonLink preventScrollReset replace tone="primary" to={closeTo}>
          {t("noMatch.close")}
        </ButtonLink>
      </ModalActions>
    </Modal>
  );
}
