import { type ReactNode, useState } from "react";
import { Checkbox } from "~/components/fields/checkbox";
import { classNames } from "~/components/ui/class-names";
import { useTexts } from "~/i18n/use-texts";
import styles from "./account-form.module.css";

/** Returns the type of a form's password fields and the checkbox that shows what is typed, which exists only with JavaScript. */
export function usePasswordType(id: string): { type: "password" | "text"; showBox: ReactNode } {
  const { t } = useTexts("account");
  const [shown, setShown] = useState(false);
  const showBox = (
    <Checkbox id={id} className={classNames(styles.check, "only-script")} checked={shown} onChange={() => setShown((now) => !now)}>
      {t("signIn.show")}
    </Checkbox>
  );
  return { type: shown ? "text" : "password", showBox };
}
