import { data } from "react-router";

/** Thrown by a call that nobody can answer now, neither the database nor the portal behind; the page is answered with 503. */
export const unavailable = data(null, { status: 503 });
