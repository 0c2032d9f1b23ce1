import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import styles from "./favourite-star.module.css";

type Props = { seriesId: string; name: string; isPinned: boolean };

/** Pins a series for the person alone (D44); pressed while it is pinned. Without JavaScript the page comes back as it was. */
export function PinButton({ seriesId, name, isPinned }: Props) {
  const { t } = useTranslation("catalogue");
  const fetcher = useFetcher({ key: `pin ${seriesId}` });
  const { pathname, search } = useLocation();
  const pending = fetcher.formData?.get("pinned");
  const pressed = pending === undefined || pending === null ? isPinned : pending === "true";
  const label = t(pressed ? "card.unpin" : "card.pin", { name: isolate(name) });
  return (
    <fetcher.Form method="post" action="/products/pins" preventScrollReset>
      <input type="hidden" name="seriesId" value={seriesId} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Button
        tone="icon"
        small
        name="pinned"
        value={String(!pressed)}
        aria-pressed={pressed}
        aria-label={label}
        title={label}
        className={styles.star}
      >
        <Icon name="pin" />
      </Button>
    </fetcher.Form>
  );
}
