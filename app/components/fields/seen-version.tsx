import { useState } from "react";

type Props = {
  /** The version that was loaded with the form; empty for what is new, which has none. */
  loaded: string;
  /** The version that a refusal of the form showed, to save on top of it. */
  refused: string | undefined;
};

/**
 * The version of what a form changes, as it was when the form was opened: data that is loaded again while somebody types is not what they
 * have seen. To be keyed by what is changed.
 */
export function SeenVersion({ loaded, refused }: Props) {
  const [opened] = useState(loaded);
  const version = refused ?? opened;
  return version === "" ? null : <input type="hidden" name="version" value={version} />;
}
