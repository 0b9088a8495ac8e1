import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Differences from the plugins","description":"","frontmatter":{},"headers":[],"relativePath":"differences.md","filePath":"differences.md"}');
const _sfc_main = { name: "differences.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="differences-from-the-plugins" tabindex="-1">Differences from the plugins <a class="header-anchor" href="#differences-from-the-plugins" aria-label="Permalink to &quot;Differences from the plugins&quot;">​</a></h1><p>These differences are intended. Most can be turned off. Differences of the layout: <a href="./parity.html">parity</a>.</p><table tabindex="0"><thead><tr><th>Plugin</th><th>Hadaya</th><th>Turn off with</th></tr></thead><tbody><tr><td>an out-of-stock value looks like the others</td><td>it is dimmed and crossed out; pressing it shows the reason</td><td><code>swatches.markOutOfStock: false</code></td></tr><tr><td>an alert box when a choice is incomplete</td><td>a sentence beside the attribute</td><td><code>variations.inlineNotices: false</code></td></tr><tr><td>the address stays the same</td><td>the address contains the choice, so it can be shared</td><td><code>variations.keepChoiceInUrl: false</code></td></tr><tr><td>products loaded by ajax offer every value</td><td>values without a variation are dimmed</td><td><code>variations.ajaxIndex: &quot;off&quot;</code></td></tr><tr><td>pictures change about 0.8 s after the choice</td><td>they change in the next frame</td><td><code>gallery.swapFade</code></td></tr><tr><td>one trigger shows the contact widget</td><td>all triggers must be met</td><td><code>contact.triggerMode: &quot;any&quot;</code></td></tr><tr><td>weekend (day code 9) is Saturday and Sunday</td><td>the same, configurable</td><td><code>contact.weekendDays</code></td></tr><tr><td>code in <code>click_event</code> runs</td><td>only function names run</td><td><code>contact.allowClickEvent: true</code></td></tr><tr><td>the widget covers a theme&#39;s fixed bar</td><td>it moves above the bar</td><td><code>contact.avoidBars: false</code></td></tr><tr><td>a message is lost silently when the network fails</td><td>a notice appears and the text stays</td><td><code>contact.networkNotice: false</code></td></tr><tr><td>personal data in links is recorded</td><td>it is masked</td><td><code>attribution.maskPersonalData: false</code></td></tr><tr><td>a submenu opens as soon as the mouse touches it</td><td>after 150 ms, and it stays open on the way to it</td><td><code>menu.hoverOpenMs</code>, <code>menu.hoverCloseMs</code></td></tr><tr><td>sliders clone slides</td><td>no clones</td><td>–</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("differences.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const differences = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  differences as default
};
