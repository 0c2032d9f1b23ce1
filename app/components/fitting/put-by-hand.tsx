import type { ReactNode } from "react";
import { KeptDay } from "~/components/drafts/kept-choices";
import { KeptForm } from "~/components/drafts/kept-form";
import { Field } from "~/components/fields/field";
import { NumberInput } from "~/components/fields/number-input";
import { TextInput } from "~/components/fields/text-input";
import { Button } from "~/components/ui/button";
import type { RefusedShelf } from "~/forms/fitting/fitting-form";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

type Props = {
  productId: string;
  /** Hidden fields with the lens and the id of the form. */
  hidden: ReactNode;
  refused: RefusedShelf | undefined;
};

/** Puts a typed number of packs on the shelf, with lot and expiry date if they are known. */
export function PutByHand({ productId, hidden, refused }: Props) {
  const { t } = useTexts(["fittingSets", "errors"]);
  const texts = refused?.texts;
  const mistakes = refused?.mistakes ?? {};
  const unreadable = (mistake: string) => t(`errors:${mistake as "unreadableText"}`);
  const wrongDay = mistakes.expiresOn === "day" ? t("fittingSets:mistakes.day") : mistakes.expiresOn && unreadable(mistakes.expiresOn);
  return (
    <KeptForm replace subject={`put ${productId}`} answer={refused} className={styles.part} preventScrollReset>
      {hidden}
      <h3>{t("fittingSets:lens.put")}</h3>
      <div className="fields">
        <Field
          id="put-packs"
          label={t("fittingSets:lens.packs")}
          error={mistakes.packs && t("fittingSets:mistakes.packs")}
          className={styles.packs}
        >
          <NumberInput name="packs" defaultValue={texts?.packs ?? "1"} maxLength={3} />
        </Field>
        <Field id="put-lot" label={t("fittingSets:lens.lot")} error={mistakes.lot && unreadable(mistakes.lot)}>
          <TextInput name="lot" ltr defaultValue={texts?.lot} maxLength={20} autoComplete="off" />
        </Field>
        <Field id="put-expires" label={t("fittingSets:lens.expiresOn")} error={wrongDay}>
          <KeptDay name="expiresOn" day={texts?.expiresOn ?? ""} />
        </Field>
      </div>
      <Button icon="plus" name="intent" value="put">
        {t("fittingSets:lens.put")}
      </Button>
    </KeptForm>
  );
}
