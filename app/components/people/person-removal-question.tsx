import type { Answers } from "~/calls/answers";
import { FieldGroup } from "~/components/fields/field-group";
import { Pick } from "~/components/fields/pick";
import { Icon } from "~/components/ui/icon";
import { isolate } from "~/i18n/format/isolate";
import { useTexts } from "~/i18n/use-texts";
import styles from "./people.module.css";

type Props = Pick<Answers["users"]["previewRemoval"], "user" | "carts"> & { name: string; practiceName: string };

/** What happens to everything that a person leaves behind, stated beforehand; asks about open carts. */
export function PersonRemovalQuestion({ user, carts, name, practiceName }: Props) {
  const { t } = useTexts(["people", "common"]);
  const items = (count: number) => t("common:units.items", { count });
  const isSetUp = user.passwordSet;
  return (
    <>
      <p>{isSetUp ? t("people:removal.signedOut", { name, practice: isolate(practiceName) }) : t("people:removal.invited", { name })}</p>
      {carts.length > 0 && (
        <FieldGroup
          legend={t("people:removal.cartOf", { name })}
          hint={carts
            .map((cart) => t("people:removal.cartAt", { location: isolate(cart.locationName), items: items(cart.itemsQuantity) }))
            .join(" · ")}
        >
          <div className={styles.picks}>
            <Pick name="openCarts" value="takeOver" title={t("people:removal.takeOver")} defaultChecked>
              <span className="small quiet">
                {carts.map((cart) => (
                  <span key={cart.locationId}>
                    {t("people:removal.takeOverAt", {
                      location: isolate(cart.locationName),
                      items: items(cart.itemsQuantity + cart.ownItemsQuantity),
                    })}{" "}
                  </span>
                ))}
                {t("people:removal.takeOverText")}
              </span>
            </Pick>
            <Pick name="openCarts" value="drop" title={t("people:removal.drop")}>
              <span className="small quiet">{t("people:removal.dropText")}</span>
            </Pick>
          </div>
        </FieldGroup>
      )}
      {isSetUp && (
        <ul className={styles.leaves}>
          <li>
            <Icon name="truck" flip />
            <span>{t("people:removal.orders", { name })}</span>
          </li>
          <li>
            <Icon name="list" flip />
            <span>{t("people:removal.drafts")}</span>
          </li>
        </ul>
      )}
    </>
  );
}
