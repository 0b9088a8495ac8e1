import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Quote list","description":"","frontmatter":{},"headers":[],"relativePath":"widgets/quote.md","filePath":"widgets/quote.md"}');
const _sfc_main = { name: "widgets/quote.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="quote-list" tabindex="-1">Quote list <a class="header-anchor" href="#quote-list" aria-label="Permalink to &quot;Quote list&quot;">​</a></h1><p>Companies do not put 200 mugs into a cart. They ask for a price, with quantities, a logo and a date. The quote list lets them: they press <strong>Add to quote</strong> on products, send the list to your inbox or by WhatsApp, and accept your offer with one press.</p><p>How to turn it on, and how to answer a request: <a href="/docs/owner/quotes.html">Quotes</a>.</p><h2 id="for-developers" tabindex="-1">For developers <a class="header-anchor" href="#for-developers" aria-label="Permalink to &quot;For developers&quot;">​</a></h2><table tabindex="0"><thead><tr><th>what</th><th>where</th></tr></thead><tbody><tr><td>markup</td><td><code>&lt;div data-hadaya=&quot;quote&quot; data-product=&quot;21&quot; data-name=&quot;Mug&quot;&gt;…&lt;/div&gt;</code>, the list with <code>data-view=&quot;list&quot;</code></td></tr><tr><td>settings</td><td><code>window.hadaya.settings.quote</code>: <a href="/docs/reference/settings.html">Settings</a></td></tr><tr><td>events</td><td><code>hadaya:quote:added</code>, <code>hadaya:quote:changed</code>, <code>hadaya:quote:sent</code></td></tr><tr><td>hooks</td><td><code>hadaya_quote_product</code>, <code>hadaya_quote_price</code>, <code>hadaya_quote_line</code>, <code>hadaya_quote_accepted</code>: <a href="/docs/reference/hooks.html">Hooks</a></td></tr><tr><td>routes</td><td><code>POST hadaya/v1/quotes/ticket</code>, <code>POST hadaya/v1/quotes</code>, and for the shop <code>POST hadaya/v1/leads/&lt;id&gt;/offer</code></td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("widgets/quote.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const quote = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  quote as default
};
