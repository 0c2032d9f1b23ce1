import { Form, useLocation } from "react-router";
import { Icon } from "~/components/ui/icon";
import { languages } from "~/domain/language";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";

type Props = {
  /** Takes `language` and `returnTo`. */
  action: string;
  buttonClassName?: string;
  className?: string;
};

/** The languages as buttons, each in its own; the choice is posted and returns to the same page (D1). */
export function LanguageChoice({ action, buttonClassName, className }: Props) {
  const { t } = useTexts("common");
  const now = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={action} className={className} aria-label={t("language.choose")}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      {languages.map((language) => {
        const current = now === language;
        return (
          <button
            key={language}
            type="submit"
            name="language"
            value={language}
            lang={language}
            aria-current={current ? "true" : undefined}
            className={buttonClassName}
          >
            {current && <Icon name="check" />}
            {t(`languages.${language}`)}
          </button>
        );
      })}
    </Form>
  );
}
