import { useTranslation } from "react-i18next";
import { useFetcher, useLocation } from "react-router";
import { useAdminPermission } from "~/components/frame/use-admin-permission";
import { Button } from "~/components/ui/button";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import styles from "./favourite-star.module.css";

type Props = { itemId: string; name: string; isFavourite: boolean; className?: string };

/** The star of a product: a button for admins, who set the favourites of the practice; for staff a mark on the favourites only (D44). */
export function FavouriteStar(props: Props) {
  const mayChange = useAdminPermission();
  const { t } = useTranslation("catalogue");
  if (mayChange) return <FavouriteButton {...props} />;
  if (!props.isFavourite) return null;
  return (
    <span className={classNames(styles.mark, props.className)}>
      <Icon name="star" label={t("card.favourite")} />
    </span>
  );
}

/** Pressed while the product is a favourite. Without JavaScript the page comes back as it was. */
function FavouriteButton({ itemId, name, isFavourite, className }: Props) {
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
