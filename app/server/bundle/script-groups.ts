/**
 * The scripts of the browser by who needs them: modules compress better together, and a slow line asks fewer times. A module goes, with
 * all that it imports, to the first group that it fits. So what several kinds of page share stands before what one kind needs; if a
 * page grows by a whole script, something of a later group that it uses belongs in an earlier one.
 */
export const scriptGroups = [
  // The document's own script has its text on every page; the script itself is fetched with a form that is stored while somebody types.
  { name: "send-form", test: /offline\/send-form/ },
  {
    name: "every",
    test: /node_modules\/(react|react-dom|scheduler|i18next)\/|\/dom-export\.|app\/root|failure-page|offline\/(fetch-until-answered|connection|scripts\/(when-idle|later|fetch-script))|i18n\/(client|namespaces|refusal-text)|domain\/verdict/,
  },
  {
    name: "many",
    test: /\/app\/(?!.*(notice|drafts\/kept-|hidden-input|offline\/(device\/)?device-|(ui|gauge)\/(pagination|sparkline)))/,
    minShareCount: 28,
  },
  {
    name: "controls",
    test: /components\/(ui|fields|gauge)\/(?!pagination|sparkline|pairs|crumbs|avatar|progress|pips|form-actions)|stock-mark/,
    minShareCount: 3,
  },
  {
    name: "signed",
    test: /layouts\/(signed-in|products)|waiting\/use-person|cart-rail|add-tally|clash-question-when|products-page|leave-warning|frame\/tally|bar\/subnav|order\/quantity|box-price|components\/lens\/lens-value|offline\/(drafts\/load-|after-pause)/,
  },
  {
    name: "waiting",
    test: /cart\/wait-with-change|offline\/(waiting\/|(device\/)?device-|use-wait)|components\/waiting\/|node_modules\/idb-keyval/,
  },
  { name: "stock-text", test: /use-(line-)?stock-text|products\/stock-shape/ },
  { name: "lenses", test: /trial-modes|parse-lens-value|product-id|lens-stock|axis-dial-later|suggestion\.module/ },
  { name: "prices", test: /price-rules|domain\/price\/(price-|portion-half-up)/ },
  {
    name: "patients",
    test: /patients\/(patient-search|patient-line|use-patient|use-listbox|use-problem|problems-when|address-urls)/,
  },
  { name: "change", test: /cart\/cart-(fields|form|refusal)\./ },
  { name: "findings", test: /findings-when|shown-finding/ },
  {
    name: "review",
    test: /(approval-rule|use-approvers|terms-field-id|terms-dialog\.module|line-stock|cart-intent|selection|use-legal-texts|legal-dialog)\./,
    minShareCount: 2,
  },
  { name: "eye", test: /eye-state|change-draft|order-form-refusal-when/ },
  {
    name: "order",
    test: /(components\/(patient-order|eye)|forms\/patient-order)\/(?!switch-|wait|repeat-|findings-q|fill-from)/,
    minShareCount: 2,
  },
  { name: "tables", test: /power-table\/(table-title|grid-tables\.module|power-table\.module)|stock-grid\/cut-tables/ },
  {
    name: "grid",
    test: /(components\/(stock-grid|power-table)|forms\/stock-grid)\/(?!wait|preorder-of|grid-refusal-notice)|notices\/notify|domain\/order\/(sheet-entries|stock-sheet)/,
    minShareCount: 2,
  },
  { name: "form", test: /patients\/(patient-form|new-modal)/ },
  { name: "address", test: /patients\/(address-form|(new|edit)-address)/ },
  { name: "shown-orders", test: /orders\/(use-status-text|order-address)|patient-page\/overview/ },
  { name: "parse-scan", test: /scan\/parse-scan/ },
  { name: "scan-taker", test: /scan\/scan-taker/ },
  { name: "scan-address", test: /scan\/scan-address/ },
  { name: "hits", test: /search\/(use-live-hits|bar-hits)/ },
  // What the browser fetches on every page once it is idle.
  {
    name: "on-every-page",
    test: /frame\/(on-every-page|global-shortcuts)|notices\/shown-notices|connection\/connection-tray|i18n\/texts/,
  },
];
