/** Adds a display limit to an attribute's list as the add-on does. */
export function withLimit(attribute: string, limit: number) {
  const style = `<style>.enabled-display-limit-mode>li.variable-item:nth-child(n+${limit + 1}){display:none!important}</style>`;
  const more =
    '<li class="woo-variation-swatches-variable-item-more"><a style="font-size: small" href="/product/ceramic-mug/">+1 More</a></li>';
  return {
    head: style,
    edit: (html: string) =>
      html.replace(
        new RegExp(`<ul ([^>]*class=")([^>]*data-attribute_name="${attribute}"[^>]*>)([\\s\\S]*?)</ul>`),
        (_, before: string, rest: string, items: string) =>
          `<ul ${before}enabled-display-limit-mode ${rest}${items}${more}</ul>`,
      ),
  };
}
