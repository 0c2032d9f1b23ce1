import { Code } from "~/components/ui/code";
import { useFormat } from "~/i18n/use-format";

type Props = { address: { street: string; street2?: string; city: string; zip: string } };

/** An address in one line with its postcode: after the city, or in brackets before it where the city comes first. */
export function PostalAddress({ address }: Props) {
  const format = useFormat();
  const postcode = <Code>{address.zip}</Code>;
  const line = <bdi>{format.address(address)}</bdi>;
  return format.market.addressOrder === "cityFirst" ? (
    <>
      ({postcode}) {line}
    </>
  ) : (
    <>
      {line} {postcode}
    </>
  );
}
