const preload = '<link rel="modulepreload"';

/**
 * Returns the document with its scripts preloaded at low priority, so that a slow connection brings the style sheet first: the page can be
 * read and filled in before its scripts have arrived. The router's `<Scripts>` has no setting for it.
 */
export function lowerScriptPriority(document: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const end = document.indexOf("</head>");
  const head = document.subarray(0, end).toString().replaceAll(preload, `${preload} fetchpriority="low"`);
  return Buffer.concat([Buffer.from(head), document.subarray(end)]);
}
