import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Answers } from "~/calls/answers";
import { orderAddress } from "~/components/orders/order-address";
import { packsText } from "~/components/orders/packs-text";
import { useStatusText } from "~/components/orders/use-status-text";
import { Badge } from "~/components/ui/badge";
import { ButtonLink } from "~/components/ui/button-link";
import { classNames } from "~/components/ui/class-names";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./today.module.css";
import type { Ordered, Work } from "./work";

type Props = Pick<Work, "problems" | "moved"> & Pick<Answers["session"]["listDrafts"], "drafts"> & { approvalsWaiting: number };

/** What needs a person: orders that wait for approval, orders with problems, backorders whose day moved, drafts that wait. */
export function NeedsYou({ problems, moved, drafts, approvalsWaiting }: Props) {
  const { t } = useTexts("today");
  const count = problems.length + moved.length + (drafts.length > 0 ? 1 : 0) + (approvalsWaiting > 0 ? 1 : 0);
  return (
    <Panel title={t("needsYou.title")} aside={count > 0 && <Badge tone="caution">{count}</Badge>} padded={count === 0}>
      {count === 0 ? (
        <p className="quiet">{t("needsYou.none")}</p>
      ) : (
        <ul className={styles.list}>
          {approvalsWaiting > 0 && <Approvals count={approvalsWaiting} />}
          {problems.map((order) => (
            <Problem key={order.orderId} order={order} />
          ))}
          {moved.map((part) => (
            <Moved key={part.confirmationNum} part={part} />
          ))}
          {drafts.length > 0 && <Drafts drafts={drafts} />}
        </ul>
      )}
      {problems.length > 0 && (
        <p className={styles.foot}>
          <Link to="/history?state=needsYou">{t("needsYou.allProblems")}</Link>
        </p>
      )}
    </Panel>
  );
}

function Approvals({ count }: { count: number }) {
  const { t } = useTexts("approvals");
  return (
    <li className={styles.entry}>
      <Icon name="wait" />
      <p className="strong">{t("today.title", { count })}</p>
      <ButtonLink small to="/approvals">
        {t("today.open")}
      </ButtonLink>
    </li>
  );
}

function Problem({ order }: { order: Ordered }) {
  const { t } = useTexts("today");
  const statusText = useStatusText();
  const number = isolateLtr(order.confirmationNum);
  return (
    <li className={classNames(styles.entry, styles.problem)}>
      <Icon name="alert" />
      <div>
        <p className="strong">{t("needsYou.problem", { number, status: statusText(order.status, order.statusDetail) })}</p>
        <p className="small quiet">
          {order.statusDetail && <bdi>{order.statusDetail}</bdi>}
          {order.statusDetail && <Between />}
          <OrderedFacts order={order} />
        </p>
      </div>
      <ButtonLink small to={orderAddress({ cartId: order.cartId, id: order.orderId })} aria-label={t("needsYou.lookAt", { number })}>
        {t("needsYou.look")}
      </ButtonLink>
    </li>
  );
}

function Moved({ part }: { part: Work["moved"][number] }) {
  const { t } = useTexts("today");
  const format = useFormat();
  const day = (text: string) => isolateLtr(format.dayInDigits(text));
  const number = isolateLtr(part.confirmationNum);
  const products = format.products(part.productNames);
  return (
    <li className={styles.entry}>
      <Icon name="wait" />
      <div>
        <p className="strong">{t(part.day < part.dayBefore ? "needsYou.cameForward" : "needsYou.moved", { products })}</p>
        <p className="small quiet">
          {t("needsYou.fromTo", { before: day(part.dayBefore), day: day(part.day) })}
          <Between />
          <OrderedFacts order={part} isNumbered />
        </p>
      </div>
      <ButtonLink small to={orderAddress({ cartId: part.cartId, id: part.orderId })} aria-label={t("needsYou.chooseFor", { number })}>
        {t("needsYou.choose")}
      </ButtonLink>
    </li>
  );
}

function Drafts({ drafts }: Pick<Props, "drafts">) {
  const { t } = useTexts("today");
  const format = useFormat();
  const [newest] = drafts;
  return (
    <li className={styles.entry}>
      <Icon name="edit" />
      <div>
        <p className="strong">{t("needsYou.drafts", { count: drafts.length })}</p>
        <p className="small quiet">
          {newest?.patient && (
            <>
              <bdi>{format.name(newest.patient)}</bdi>
              <Between />
            </>
          )}
          {newest && <bdi>{format.dayAndTime(newest.savedAt)}</bdi>}
        </p>
      </div>
      <ButtonLink small to="/waiting/drafts" aria-label={`${t("needsYou.openDrafts")}: ${t("needsYou.drafts", { count: drafts.length })}`}>
        {t("needsYou.openDrafts")}
      </ButtonLink>
    </li>
  );
}

/** For whom and how much; `isNumbered` when the number is not shown before. */
function OrderedFacts({ order, isNumbered }: { order: Ordered; isNumbered?: boolean }) {
  const { t } = useTexts(["common"]);
  const format = useFormat();
  const { patientFirst, patientLast, confirmationNum } = order;
  return (
    <>
      {patientLast !== null && (
        <>
          <bdi>{format.name({ firstName: patientFirst ?? "", lastName: patientLast })}</bdi>
          <Between />
        </>
      )}
      {packsText(t, [order])}
      {isNumbered && (
        <>
          <Between />
          <bdi dir="ltr">{confirmationNum}</bdi>
        </>
      )}
    </>
  );
}

function Between(): ReactNode {
  return useTexts("common").t("list.between");
}
