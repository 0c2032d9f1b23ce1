import { Code } from "~/components/ui/code";

/** The end of an id, for subjects without a name; the CSV file has all of it. */
export const ShortId = ({ id }: { id: string }) => <Code>{`…${id.slice(-8)}`}</Code>;
