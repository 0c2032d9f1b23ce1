import { data, isRouteErrorResponse } from "react-router";

/** Thrown by a call that cannot be answered now, neither by the database nor by the portal behind; the page gets status 503. */
export const unavailable = data(null, { status: 503 });

/** Whether this is `unavailable`, as the router hands it to the page. */
export const isUnavailable = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 503 && error.data === null;
