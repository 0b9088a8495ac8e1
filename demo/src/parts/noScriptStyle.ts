const RULES = [
  '.variations .woo-variation-raw-select{display:block!important}',
  '.variations .variable-items-wrapper{display:none}',
].join('');

/**
 * The snippet that a shop pastes into its head: without scripts it shows the selects again, which the swatches plugin hides by an
 * inline style (only `!important` overrides it).
 */
export function noScriptStyle(): string {
  return `<noscript><style>${RULES}</style></noscript>`;
}
