import { Form, Link } from "react-router";
import { Checkbox } from "~/components/fields/checkbox";
import { OrderRefusal, type RefusedOrder } from "~/components/orders/order-refusal";
import { repeatAddress } from "~/components/patient-page/overview";
import { Badge } from "~/components/ui/badge";
import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { Table } from "~/components/ui/table";
import { daysBetween } from "~/domain/calendar/days";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { HeldOrders } from "./held-orders";
import { Selected } from "./selected";
import styles from "./today.module.css";
import { useSelected } from "./use-selected";
import type { Ending, Repeated, Work } from "./work";

export type RepeatAnswer = { repeated: Repeated } | { refusal: RefusedOrder } | { isNoneChosen: true };

type Props = Pick<Work, "ending" | "next" | "day"> & {
  /** The ids of the preorders to create in the cart, by order id. */
  preorderIds: Readonly<Record<string, string>>;
  isFirstPage: boolean;
  answer: RepeatAnswer | undefined;
};

/** Patients whose supply ends soon; one press adds the last orders of the selected ones to the cart. */
export function EndingSupplies({ ending, next, day, preorderIds, isFirstPage, answer }: Props) {
  const { t } = useTexts("today");
  const { form, selected, updateSelected } = useSelected(ending);
  const canRepeat = ending.some(({ state }) => isRepeatable(state));
  return (
    <Panel title={t("supply.title")} aside={t("supply.from")}>
      {answer && <Answer answer={answer} />}
      {ending.length === 0 && <p className={`quiet ${styles.answer}`}>{t("supply.none")}</p>}
      {ending.length > 0 && (
        <Form method="post" preventScrollReset ref={form} onChange={updateSelected}>
          <Table caption={t("supply.title")} cards className={styles.supply}>
            <thead>
              <tr>
                <th scope="col">{t("supply.patient")}</th>
                <th scope="col">{t("supply.wears")}</th>
                <th scope="col">{t("supply.ends")}</th>
                <th scope="col" data-end="">
                  {t("supply.state")}
                </th>
              </tr>
            </thead>
            <tbody>
              {ending.map((each) => (
                <Row key={each.patientId} ending={each} today={day} preorderId={preorderIds[each.orderId] ?? ""} />
              ))}
            </tbody>
          </Table>
          <div className={styles.foot}>
            <span className="small">
              {selected && <Selected ending={selected} />}
              <span className="quiet">{t("supply.sendHint")}</span>
            </span>
            {canRepeat && <Button icon="repeat">{t("supply.send")}</Button>}
          </div>
        </Form>
      )}
      {(next !== null || !isFirstPage) && (
        <div className={styles.foot}>
          {!isFirstPage && <Link to="/today">{t("supply.toFirst")}</Link>}
          {next !== null && <Link to={`?after=${next}`}>{t("supply.more")}</Link>}
        </div>
      )}
    </Panel>
  );
}

const isRepeatable = (state: Ending["state"]) => state === "ready" || state === "expired";
const tones = { ready: "neutral", expired: "caution", inCart: "accent", elsewhere: "neutral" } as const;

function Row({ ending, today, preorderId }: { ending: Ending; today: string; preorderId: string }) {
  const { t } = useTexts(["today", "common"]);
  const format = useFormat();
  const { patientId, orderId, endsOn, lenses, state } = ending;
  const name = format.name(ending);
  const days = daysBetween(today, endsOn);
  const products = [...new Set(lenses.map(({ productName, packSize }) => format.product(productName, packSize)))];
  return (
    <tr>
      <th scope="row" className={styles.tick}>
        {isRepeatable(state) ? (
          <Checkbox name="again" value={`${orderId}.${preorderId}`} defaultChecked={state === "ready"}>
            <Named ending={ending} />
          </Checkbox>
        ) : (
          <Named ending={ending} />
        )}
      </th>
      <td data-label={t("today:supply.wears")}>
        <span>
          <bdi>{format.products(products)}</bdi>{" "}
          <span className="quiet" dir="ltr">
            {lenses.map(({ boxesQuantity }) => boxesQuantity).join(" + ")}
          </span>
        </span>
      </td>
      <td data-label={t("today:supply.ends")}>
        <span>
          <Code>{format.dayInDigits(endsOn)}</Code>{" "}
          <span className="quiet">{days === 0 ? t("today:supply.endsToday") : t("today:supply.inDays", { count: days })}</span>
        </span>
      </td>
      <td data-label={t("today:supply.state")} data-end="">
        <span className={styles.state}>
          <Badge tone={tones[state]}>{t(`today:supply.states.${state}`)}</Badge>
          <ButtonLink
            small
            tone="quiet"
            to={isRepeatable(state) ? repeatAddress(patientId, orderId) : `/patients/${patientId}`}
            prefetch="none"
            aria-label={t("today:supply.orderFor", { name: isolate(name) })}
          >
            {t("today:supply.order")}
          </ButtonLink>
        </span>
      </td>
    </tr>
  );
}

/** The patient by name and, if known, the date of birth, which tells namesakes apart. */
function Named({ ending }: { ending: Ending }) {
  const format = useFormat();
  return (
    <span>
      <bdi>{format.name(ending)}</bdi> {ending.dob !== null && <Code className="small quiet">{format.dayInDigits(ending.dob)}</Code>}
    </span>
  );
}

function Answer({ answer }: { answer: RepeatAnswer }) {
  const { t } = useTexts("today");
  return (
    <div className={styles.answer}>
      {"repeated" in answer && <HeldOrders repeated={answer.repeated} />}
      {"refusal" in answer && <OrderRefusal refusal={answer.refusal} title={t("supply.refused")} />}
      {"isNoneChosen" in answer && (
        <p className="danger" role="alert">
          {t("supply.noneChosen")}
        </p>
      )}
    </div>
  );
}
