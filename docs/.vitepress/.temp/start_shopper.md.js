import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"What shoppers get","description":"","frontmatter":{},"headers":[],"relativePath":"start/shopper.md","filePath":"start/shopper.md"}');
const _sfc_main = { name: "start/shopper.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="what-shoppers-get" tabindex="-1">What shoppers get <a class="header-anchor" href="#what-shoppers-get" aria-label="Permalink to &quot;What shoppers get&quot;">​</a></h1><p>The shop looks the same and responds faster. There is nothing to install.</p><table tabindex="0"><thead><tr><th>Where</th><th>What shoppers can do</th></tr></thead><tbody><tr><td>product options</td><td>tap a colour and see its pictures; read why a value is unavailable and choose an available one</td></tr><tr><td>product pictures</td><td>swipe, zoom, enlarge, play videos, by touch, mouse or keyboard</td></tr><tr><td>contact button</td><td>write in the app they use, or in a form that keeps their text when sending fails</td></tr><tr><td>menu</td><td>reach everything by touch, mouse or keyboard; Back closes the open menu</td></tr><tr><td>every page</td><td>use a screen reader, large text, reduced motion, Arabic from right to left</td></tr></tbody></table><p>Hadaya needs no account, sets no cookie for browsing, and sends nothing to third parties before the shopper asks for it: <a href="./../consent.html">what is stored and sent</a>. Without JavaScript the shop&#39;s own selects, links and forms work.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/product/ceramic-mug/",
    settings: "{}"
  }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/shopper.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shopper = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shopper as default
};
