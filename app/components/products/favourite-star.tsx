import { useAdminPermission } from "~/components/frame/use-admin-permission";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./favourite-star.module.css";
import { IconToggle } from "./icon-toggle";

type Props = { itemId: string; name: string; isFavourite: boolean; className?: string };

/** The star of a product: a button for admins, who set the favourites of the practice; for staff only a symbol on favourites (D44). */
export function FavouriteStar(props: Props) {
  const mayChange = useAdminPermission();
  const { t } = useTexts("catalogue");
  if (mayChange) return <FavouriteButton {...props} />;
  if (!props.isFavourite) return null;
  return (
    <span className={classNames(styles.mark, props.className)}>
      <Icon name="star" label={t("card.favourite")} />
    </span>
  );
}

function FavouriteButton({ itemId, name, isFavourite, className }: Props) {
  const { t } = useTexts("catalogue");
  return (
    <IconToggle
      action="/products/favourites"
      item={{ name: "itemId", id: itemId }}
      field="isFavourite"
      isOn={isFavourite}
      icon="star"
      labelOf={(isOn) => t(isOn ? "card.removeFavourite" : "card.addFavourite", { name: isolate(name) })}
      className={className}
    />
  );
}
