/** Whether a status comes from a proxy in place of the portal, or from the portal while it cannot reach its data: worth another try. */
export const isUnavailable = (status: number): boolean => status >= 502 && status <= 504;
