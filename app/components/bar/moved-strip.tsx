import { Form, href, useLocation } from "react-router";
import { buttonLook } from "~/components/ui/button-look";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./strip.module.css";

type Props = {
  /** The name of the location to which the person lost access. */
  former: string;
  present: { id: string; name: string };
};

/** Tells a person on every page that they no longer work where they did, and where they are now, until they continue there. */
export function MovedStrip({ former, present }: Props) {
  const { t } = useTexts("frame");
  const { pathname, search } = useLocation();
  const names = { former: isolate(former), present: isolate(present.name) };
  const title = t("moved.title", names);
  return (
    <Form method="post" action={href("/location")} aria-label={title} className={styles.strip} replace preventScrollReset>
      <input type="hidden" name="locationId" value={present.id} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Icon name="alert" size={20} />
      <p role="alert">
        <b>{title}</b> <span>{t("moved.text", names)}</span>
      </p>
      <button type="submit" className={buttonLook({ small: true })}>
        {t("moved.continue", names)}
      </button>
    </Form>
  );
}
