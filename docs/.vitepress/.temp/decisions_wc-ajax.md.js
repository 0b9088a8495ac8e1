import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse(`{"title":"Islands use the replaced plugins' addresses","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/wc-ajax.md","filePath":"decisions/wc-ajax.md"}`);
const _sfc_main = { name: "decisions/wc-ajax.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="islands-use-the-replaced-plugins-addresses" tabindex="-1">Islands use the replaced plugins&#39; addresses <a class="header-anchor" href="#islands-use-the-replaced-plugins-addresses" aria-label="Permalink to &quot;Islands use the replaced plugins&#39; addresses&quot;">​</a></h1><p>WordPress has a REST API, but the islands call <code>admin-ajax.php</code> (contact form, counting) and WooCommerce&#39;s <code>/?wc-ajax=…</code> (pictures and data of a variation), with the replaced plugins&#39; fields and responses.</p><table tabindex="0"><thead><tr><th>reason</th><th>consequence</th></tr></thead><tbody><tr><td>the server side of those plugins stays</td><td>a shop can return to the old scripts at any time</td></tr><tr><td>caches, firewalls and consent tools know these addresses</td><td>a REST route would need an exception in each of them, or prices could be stale</td></tr><tr><td><code>wc-ajax</code> loads WooCommerce with the visitor&#39;s currency, language and taxes</td><td>the REST API has no visitor session</td></tr><tr><td><code>admin-ajax.php</code> may be closed to visitors (a password on <code>/wp-admin/</code>, a firewall)</td><td>the contact form then calls the shop&#39;s <a href="./../wordpress.html">front address</a></td></tr></tbody></table><p>The cost: responses such as <code>0</code> and <code>-1</code>, JSON sent as HTML, PHP notices around it. <code>packages/core/src/http</code> handles all of them, and no call throws. Addresses come from the page.</p><p>The settings screen uses REST (<code>hadaya/v1</code>). <code>@hadaya/api-fetch</code> is for themes and plugins that call <code>/wp-json/</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/wc-ajax.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const wcAjax = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  wcAjax as default
};
