import { data } from "react-router";

/** What a call of a page throws when nobody could answer it now, neither a database nor the portal behind: a page of status 503. */
export const unavailable = data(null, { status: 503 });

/** The same as the answer to a call over HTTP. */
export const answerUnavailable = () => Response.json({ code: "unavailable", message: "unavailable", data: null }, { status: 503 });
