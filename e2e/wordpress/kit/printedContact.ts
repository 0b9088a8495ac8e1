/** The contact widgets of a page and what stands behind them, as our plugin writes them into its settings. */
export function printedContact(html: string) {
  const [, text = '{}'] = html.match(/Object\.assign\(window\.hadaya\|\|\{q:\[\]\},(\{.*\})\);/) ?? [];
  return { widgets: [], ...JSON.parse(text).settings?.contact };
}
