import { Link } from "react-router";
import { deliveriesAddress } from "~/components/deliveries/delivery-addresses";
import { orderAddress } from "~/components/orders/order-address";
import { packsText } from "~/components/orders/packs-text";
import { useStatusText } from "~/components/orders/use-status-text";
import { Panel } from "~/components/ui/panel";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Work } from "./work";

/** The parts promised for today, each with its contents, its status, and its parcel. */
export function Arriving({ arriving, moreArrive }: Pick<Work, "arriving" | "moreArrive">) {
  const { t } = useTexts(["today", "common"]);
  const format = useFormat();
  const statusText = useStatusText();
  const between = t("common:list.between");
  const aside = arriving.length > 0 && !moreArrive && (
    <>
      {t("today:arriving.parcels", { count: arriving.length })}
      {between}
      {packsText(t, arriving)}
    </>
  );
  return (
    <Panel title={t("today:arriving.title")} aside={aside} padded={arriving.length === 0}>
      {arriving.length === 0 ? (
        <p className="quiet">{t("today:arriving.none")}</p>
      ) : (
        <ul className={styles.list}>
          {arriving.map(({ confirmationNum, orderId, cartId, productNames, patientFirst, patientLast, ...part }) => (
            <li key={confirmationNum} className={`${styles.entry} ${styles.plain}`}>
              <div>
                <p>
                  <Link to={orderAddress({ cartId, id: orderId })} prefetch="none">
                    <bdi dir="ltr">{confirmationNum}</bdi>
                  </Link>{" "}
                  {patientLast !== null && (
                    <>
                      <bdi>{format.name({ firstName: patientFirst ?? "", lastName: patientLast })}</bdi>
                      {between}
                    </>
                  )}
                  <bdi>{format.products(productNames)}</bdi>
                  {between}
                  {packsText(t, [part])}
                </p>
                <p className="small quiet">
                  {statusText(part.status, part.statusDetail)}
                  {part.trackingNumber !== null && (
                    <>
                      {between}
                      <Tracking number={part.trackingNumber} url={part.trackingUrl} />
                    </>
                  )}
                </p>
              </div>
            </li>
          ))}
        </ul>
      )}
      {arriving.length > 0 && (
        <p className={styles.foot}>
          <Link to={deliveriesAddress(null)} prefetch="none">
            {t("common:titles.deliveries")}
          </Link>
          {moreArrive && <Link to="/history?state=onItsWay">{t("today:arriving.more")}</Link>}
        </p>
      )}
    </Panel>
  );
}

function Tracking({ number, url }: { number: string; url: string | null }) {
  const { t } = useTexts("today");
  const text = t("arriving.tracking", { number: isolateLtr(number) });
  if (!url) return text;
  return (
    <a href={url} rel="noreferrer" target="_blank">
      {text}
    </a>
  );
}
