import { Form } from "react-router";
import type { Answers } from "~/calls/answers";
import { ReasonField } from "~/components/operator/reason-field";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { ModalActions } from "~/components/ui/modal-actions";
import { Notice } from "~/components/ui/notice";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  found: Answers["imports"]["readVersion"];
  back: string;
  refused: { reason: string; mistake: string | null } | null;
};

/** What restoring the state before a version does, and the field for the reason. */
export function UndoImportForm({ found: { version, undoing }, back, refused }: Props) {
  const { t } = useTexts("imports");
  const format = useFormat();
  const { added, changed, removed } = undoing.counts;
  const canUndo = added + changed + removed > 0;
  return (
    <Form method="post" replace className="stack">
      <p>
        {undoing.versions === 1 && version.fileName !== null
          ? t("undo.one", { file: isolate(version.fileName) })
          : t("undo.later", { count: undoing.versions })}{" "}
        {canUndo &&
          t("versions.summary", { added: format.number(added), changed: format.number(changed), removed: format.number(removed) })}
      </p>
      {undoing.kept > 0 && <p className="small quiet">{t("undo.kept", { count: undoing.kept })}</p>}
      {canUndo ? (
        <ReasonField value={refused?.reason} mistake={refused?.mistake} />
      ) : (
        <Notice tone="caution" role={refused ? "alert" : undefined}>
          <p>{t("undo.nothing")}</p>
        </Notice>
      )}
      <ModalActions>
        <ButtonLink preventScrollReset replace to={back}>
          {t("undo.keep")}
        </ButtonLink>
        {canUndo && <Button tone="danger">{t("undo.confirm")}</Button>}
      </ModalActions>
    </Form>
  );
}
