import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"The contact widget renders into a shadow root","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/shadow-root.md","filePath":"decisions/shadow-root.md"}');
const _sfc_main = { name: "decisions/shadow-root.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="the-contact-widget-renders-into-a-shadow-root" tabindex="-1">The contact widget renders into a shadow root <a class="header-anchor" href="#the-contact-widget-renders-into-a-shadow-root" aria-label="Permalink to &quot;The contact widget renders into a shadow root&quot;">​</a></h1><p>The server prints one empty node; the widget renders everything else into an open shadow root.</p><table tabindex="0"><thead><tr><th>advantage</th><th>cost</th></tr></thead><tbody><tr><td>a theme&#39;s <code>button { … }</code>, <code>* { … }</code> or <code>input { width: 100% }</code> does not apply</td><td>owners&#39; CSS does not apply either: it comes from the settings and is adopted into the root (<code>launcher/ownerCss/</code>)</td></tr><tr><td>class names cannot collide</td><td>icon fonts work inside, but their class names do not: the widget reads the glyph and renders it (<code>watchGlyph.ts</code>)</td></tr><tr><td>translation tools and page builders leave the widget alone</td><td>the widget must follow the page&#39;s translation itself</td></tr><tr><td>focus and selection stay inside while a panel is open</td><td>tools that search the widget must pierce the root; owners measure events instead</td></tr></tbody></table><p>Swatches, gallery, menu and content are in the page: their nodes are the server&#39;s, and they follow the theme.</p><p>Inside the root, Hadaya&#39;s style sheets are in a cascade layer, so the owner&#39;s CSS wins. With <code>isolation: none</code> the widget renders into the page itself, without the layer, and its rules are scoped (<code>@scope</code>, or rewritten selectors).</p><p>The node with the root is in the page, where rules for every <code>div</code> apply to it. <code>launcher/styles/host.css</code> resets rules that would move, cover or clip the widget. Animations that would move fixed elements are removed (<code>nodes/dom/putFixed.ts</code>). If a later class or animation of the body affects fixed elements, the node moves out of the body.</p><p>Tests: <code>e2e/theme/hostRules.spec.ts</code>, <code>e2e/contact/look.spec.ts</code>, <code>e2e/contact/ownerCss.spec.ts</code>, <code>e2e/contact/iconFonts.spec.ts</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/shadow-root.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shadowRoot = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shadowRoot as default
};
