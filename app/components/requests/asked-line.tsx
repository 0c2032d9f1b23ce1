import { Prescription } from "~/components/lens/prescription";
import type { NamedLine } from "~/domain/request/order-request";

/** The ordered line of a form: its product and its values. */
export function AskedLine({ line }: { line: Pick<NamedLine, "productName" | "isLens" | "values" | "eye"> }) {
  return (
    <p>
      <b>
        <bdi>{line.productName}</bdi>
      </b>{" "}
      {line.isLens && <Prescription values={line.values} eye={line.eye ?? undefined} />}
    </p>
  );
}
