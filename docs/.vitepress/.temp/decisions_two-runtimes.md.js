import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Two runtimes: React and Preact","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/two-runtimes.md","filePath":"decisions/two-runtimes.md"}');
const _sfc_main = { name: "decisions/two-runtimes.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="two-runtimes-react-and-preact" tabindex="-1">Two runtimes: React and Preact <a class="header-anchor" href="#two-runtimes-react-and-preact" aria-label="Permalink to &quot;Two runtimes: React and Preact&quot;">​</a></h1><p>The build makes every file twice: with React into <code>dist/</code>, with Preact into <code>dist/light/</code>, from the same components.</p><table tabindex="0"><thead><tr><th>Measure</th><th>React</th><th>light</th></tr></thead><tbody><tr><td>for</td><td>the default</td><td>shops that need the smallest pages</td></tr><tr><td>choose by</td><td>–</td><td>the plugin&#39;s setting <code>files.runtime</code>, or the tag&#39;s address</td></tr><tr><td>differences</td><td>–</td><td>none for visitors; no React developer tools, no names that only React 19 has</td></tr></tbody></table><ul><li>Widgets do not import names that only React 19 has (<code>use</code>, <code>useActionState</code> …). Biome forbids them outside <code>packages/core/src/react</code>.</li><li><code>react</code> resolves to one shared file, <code>runtime-&lt;hash&gt;.min.js</code>; no widget contains a copy.</li><li>A page has one runtime: files of the two builds have different hashes.</li><li>All browser tests run on both (<code>RUNTIME=light npx -y pnpm@12 e2e</code>).</li></ul><p>Preact is not the default although it is smaller: shop developers add islands with React, and its behaviour, errors and tools are documented. Sizes: <a href="./../weight.html">weight.md</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/two-runtimes.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const twoRuntimes = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  twoRuntimes as default
};
