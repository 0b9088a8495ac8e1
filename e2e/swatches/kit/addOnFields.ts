/**
 * Returns a function that adds fields to the variations in a form's HTML, by variation id. Only the add-on prints these
 * fields.
 */
export function withFields(fields: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  return (html: string) =>
    html.replace(/data-product_variations="([^"]*)"/, (_, json: string) => {
      const list: Record<string, unknown>[] = JSON.parse(
        json.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&lt;', '<').replaceAll('&gt;', '>'),
      );
      const changed = list.map((one) => ({ ...one, ...fields[String(one.variation_id)] }));
      return `data-product_variations="${JSON.stringify(changed).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;
    });
}

/** Adds the stock badge's container as the add-on prints it. */
export const badge = (html: string) =>
  html.replaceAll('</div></li>', '<span class="wvs-stock-left-info" data-wvs-stock-info=""></span></div></li>');
