import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import styles from "./favourite-button.module.css";

type Props = { itemId: string; name: string; isFavourite: boolean; className?: string };

/** The star of a product: pressed while it is a favourite of the practice. Without JavaScript the page comes back as it was. */
export function FavouriteButton({ itemId, name, isFavourite, className }: Props) {
  const { t } = useTranslation("catalogue");
  const fetcher = useFetcher({ key: `favourite ${itemId}` });
  const { pathname, search } = useLocation();
  const pending = fetcher.formData?.get("isFavourite");
  const pressed = pending === undefined || pending === null ? isFavourite : pending === "true";
  const label = t(pressed ? "card.removeFavourite" : "card.addFavourite", { name: isolate(name) });
  return (
    <fetcher.Form method="post" action="/products/favourites" preventScrollReset className={className}>
      <input type="hidden" name="itemId" value={itemId} />
      <input type="hidden" name="back" value={`${pathname}${search}`} />
      <Button
        tone="icon"
        small
        name="isFavourite"
        value={String(!pressed)}
        aria-pressed={pressed}
        aria-label={label}
        title={label}
        className={styles.star}
      >
        <Icon name="star" />
      </Button>
    </fetcher.Form>
  );
}
