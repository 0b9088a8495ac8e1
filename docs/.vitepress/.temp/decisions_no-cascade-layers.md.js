import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"No cascade layers in the page","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/no-cascade-layers.md","filePath":"decisions/no-cascade-layers.md"}');
const _sfc_main = { name: "decisions/no-cascade-layers.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="no-cascade-layers-in-the-page" tabindex="-1">No cascade layers in the page <a class="header-anchor" href="#no-cascade-layers-in-the-page" aria-label="Permalink to &quot;No cascade layers in the page&quot;">​</a></h1><p>Unlayered rules beat all rules in a layer, so style sheets in a layer would lose to every rule of a theme.</p><p>The replaced plugins&#39; style sheets are unlayered, and themes are written against their specificity: a theme&#39;s <code>.product .variable-items-wrapper li</code> loses to the plugin&#39;s <code>.woo-variation-swatches .variable-items-wrapper .variable-item</code>. In a layer, such theme rules would win: swatches would lose their size, the gallery its columns. Therefore:</p><ul><li>layout rules have the specificity of the replaced sheet and no layer;</li><li>elements that Hadaya adds are in a shadow root, or reset against every theme;</li><li>Hadaya&#39;s look is custom properties in <code>styles/look.css</code> of each package, which owners can override;</li><li><code>!important</code> is used only against <code>!important</code> of the page, with the reason in the line above.</li></ul><p>The contact widget&#39;s <a href="./shadow-root.html">shadow root</a> does use a layer: no theme reaches it, and the owner&#39;s CSS should win.</p><p>Tests: <code>e2e/theme</code>, and the <a href="./../parity.html">parity</a> of boxes with the replaced plugins.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/no-cascade-layers.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const noCascadeLayers = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  noCascadeLayers as default
};
