import { ButtonLink } from "~/components/ui/button-link";

type Props = {
  orderId: string;
  /** One line only. */
  lineId?: string;
  /** For screen readers: what is ordered again. */
  label: string;
  tone?: "primary" | "quiet";
  children: string;
};

/** A link to the preview of an order, or of one line of it, as it can be reordered today. */
export function ReorderLink({ orderId, lineId, label, tone, children }: Props) {
  const query = new URLSearchParams({ order: orderId, ...(lineId ? { line: lineId } : {}) });
  return (
    <ButtonLink to={`/history/reorder?${query}`} small={tone !== "primary"} tone={tone} icon="repeat" aria-label={label}>
      {children}
    </ButtonLink>
  );
}
