import { data } from "react-router";

/** Thrown by a call that cannot be answered now, neither by the database nor by the portal behind; the page gets status 503. */
export const unavailable = data(null, { status: 503 });
