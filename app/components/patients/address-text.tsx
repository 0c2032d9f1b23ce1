import { Code } from "~/components/ui/code";
import { type ComparedWord, compareWords } from "~/domain/address/address-differences";
import type { PlainAddress } from "~/domain/address/city";

type Props = {
  address: Pick<PlainAddress, "street" | "street2" | "city" | "zip">;
  /** Marks the words that the other address lacks: as removed or as inserted. */
  against?: { address: Pick<PlainAddress, "street" | "street2" | "city" | "zip">; mark: "del" | "ins" };
};

/** An address on two lines, each part in its own direction, the postcode left-to-right (D18). */
export function AddressText({ address, against }: Props) {
  const text = (field: "street" | "street2" | "city" | "zip") => {
    const compared: ComparedWord[] = against
      ? compareWords(address[field], against.address[field])
      : [{ position: 0, text: address[field], differs: false }];
    const Mark = against?.mark ?? "span";
    return compared.flatMap((word) => [
      word.position > 0 ? " " : "",
      word.differs ? <Mark key={word.position}>{word.text}</Mark> : word.text,
    ]);
  };
  return (
    <span>
      <bdi>{text("street")}</bdi>
      {address.street2 !== "" && (
        <>
          {", "}
          <bdi>{text("street2")}</bdi>
        </>
      )}
      <br />
      <bdi>{text("city")}</bdi> <Code>{text("zip")}</Code>
    </span>
  );
}
