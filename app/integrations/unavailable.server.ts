import { data } from "react-router";

/** What a call of a page throws when nobody could answer it now, neither a database nor the portal behind: a page of status 503. */
export const unavailable = data(null, { status: 503 });
