const RULES = [
  '.variations .woo-variation-raw-select{display:block!important}',
  '.variations .variable-items-wrapper{display:none}',
].join('');

/**
 * Returns the snippet for the `<head>` of a shop's pages. Without scripts it shows the selects that the swatches plugin
 * hides with an inline style, which only `!important` overrides.
 */
export function noScriptStyle(): string {
  return `<noscript><style>${RULES}</style></noscript>`;
}
