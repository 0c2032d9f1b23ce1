import { readEdition } from "./edition/read-edition.server";
import { logout } from "./session/end-session.server";

/** Every call with its service: the table of contents of the services. */
export const router = {
  session: { logout },
  edition: { read: readEdition },
};
