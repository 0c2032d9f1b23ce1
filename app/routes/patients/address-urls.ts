type PageUrl = { pathname: string; search: string };

/**
 * Returns the URLs of the dialogs of a patient's addresses, and of the page behind them: the patient's, or the order that they were opened
 * from, with its parameters.
 */
export function addressUrls({ pathname, search }: PageUrl, patientId: string) {
  const patient = `/patients/${patientId}`;
  const [order = ""] = pathname.split(`${patient}/addresses`);
  const query = new URLSearchParams(search);
  for (const name of ["id", "index"]) query.delete(name);
  const at = (path: string) => (query.size > 0 ? `${path}?${query}` : path);
  return {
    behind: at(order || patient),
    edit: (addressId: string) => at(`${order}${patient}/addresses/${addressId}`),
    verify: (addressId: string) => at(`${order}${patient}/addresses/${addressId}/verify`),
  };
}
