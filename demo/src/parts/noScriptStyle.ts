const RULES = [
  '.variations .woo-variation-raw-select{display:block!important}',
  '.variations .variable-items-wrapper{display:none}',
].join('');

/**
 * The snippet a shop pastes into its head: without scripts the selects come back, which the swatches plugin hides by an
 * inline style (only `!important` beats that).
 */
export function noScriptStyle(): string {
  return `<noscript><style>${RULES}</style></noscript>`;
}
