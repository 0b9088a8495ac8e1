import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Page builders","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/page-builders.md","filePath":"recipes/page-builders.md"}');
const _sfc_main = { name: "recipes/page-builders.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="page-builders" tabindex="-1">Page builders <a class="header-anchor" href="#page-builders" aria-label="Permalink to &quot;Page builders&quot;">​</a></h1><table tabindex="0"><thead><tr><th>builder</th><th>what to do</th></tr></thead><tbody><tr><td>Elementor</td><td>nothing. The plugin removes Elementor&#39;s scripts from pages on which no widget needs them; the filter <code>hadaya_replaces_builder</code> overrides this</td></tr><tr><td>Elementor 4&#39;s atomic elements</td><td>nothing. Tabs get keys in the reading direction; the others stay unchanged, with Elementor&#39;s scripts (<a href="./../block-shops.html#elementor-4-s-atomic-elements">measurements</a>)</td></tr><tr><td>Elementor&#39;s editor and preview</td><td>nothing: Hadaya does not run there</td></tr><tr><td>builders with an HTML or shortcode block</td><td><code>[hadaya island=&quot;gallery&quot;]</code>, <code>[hadaya_contact]</code>, or an element with <code>data-hadaya=&quot;gallery&quot;</code>, <code>&quot;menu&quot;</code>, <code>&quot;swatches&quot;</code> or <code>&quot;content&quot;</code></td></tr><tr><td>popups, tabs and quick views that load later</td><td>nothing: new elements are mounted, removed ones are unmounted</td></tr><tr><td>scripts that replace pages (Turbo, htmx, swup, view transitions, routers)</td><td>nothing. If a script merges pages and removes Hadaya&#39;s elements, run the tag again; nothing starts twice</td></tr><tr><td>block themes</td><td>swatches on &quot;Add to Cart + Options&quot;: <a href="./../block-shops.html">Block shops</a></td></tr></tbody></table><p>Paste the tag into the builder&#39;s <em>custom code</em>. If an optimiser combines it with other scripts, set <code>hadaya.baseUrl</code>: <a href="./../caching.html">Caching</a>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/corporate-gifts/",
    settings: "{}"
  }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/page-builders.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pageBuilders = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pageBuilders as default
};
