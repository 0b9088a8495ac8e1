import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Five minutes for contributors","description":"","frontmatter":{},"headers":[],"relativePath":"start/developer.md","filePath":"start/developer.md"}');
const _sfc_main = { name: "start/developer.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="five-minutes-for-contributors" tabindex="-1">Five minutes for contributors <a class="header-anchor" href="#five-minutes-for-contributors" aria-label="Permalink to &quot;Five minutes for contributors&quot;">​</a></h1><p>You need Node 20 or newer. The commands install everything else.</p><ol><li><code>npx -y pnpm@12 demo</code> serves the demo shop from the packages&#39; sources and prints its address.</li><li>Change a component in <code>packages/</code>: the page updates and keeps its state. Other files reload the page. Demo pages are in <code>demo/src/lab</code>.</li><li><code>npx -y pnpm@12 check</code> before a commit runs types, lint, layers and the tests near the change, in seconds.</li><li><code>npx -y pnpm@12 demo:wp</code> serves a real WordPress with the plugin.</li><li><code>npx -y pnpm@12 run docs</code> serves this documentation with working live examples.</li></ol><p>Read <a href="./../architecture.html">Architecture</a>, then <a href="./../swatch-click.html">a tap on a swatch</a>. <code>CONTRIBUTING.md</code> walks through a first change, <code>docs/how-to/</code> through the usual ones. Every demo page accepts <code>?dir=rtl</code>, <code>?csp=strict</code>, <code>?js=off</code>, <code>?runtime=light</code>, <code>?theme=plain</code> and <code>?settings={…}</code>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/developer.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const developer = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  developer as default
};
