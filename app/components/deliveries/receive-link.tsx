import { ButtonLink } from "~/components/ui/button-link";
import { classNames } from "~/components/ui/class-names";
import { usePerson } from "~/components/waiting/use-person";
import { useTexts } from "~/i18n/use-texts";
import styles from "./deliveries.module.css";
import { deliveriesAddress } from "./delivery-addresses";

/** A link from an expected part to the page where its boxes are counted. */
export function ReceiveLink({ locationId }: { locationId: string }) {
  const { t } = useTexts("deliveries");
  const isHere = usePerson()?.locationId === locationId;
  return (
    <p className={classNames(styles.receive, "no-print")}>
      <ButtonLink small to={deliveriesAddress(isHere ? null : locationId)} icon="scan" prefetch="none">
        {t("open")}
      </ButtonLink>
    </p>
  );
}
