import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"What the build does","description":"","frontmatter":{},"headers":[],"relativePath":"decisions/build.md","filePath":"decisions/build.md"}');
const _sfc_main = { name: "decisions/build.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="what-the-build-does" tabindex="-1">What the build does <a class="header-anchor" href="#what-the-build-does" aria-label="Permalink to &quot;What the build does&quot;">​</a></h1><p>Each package is a Vite library build. <code>packages/&lt;name&gt;/vite.config.ts</code> names its bundles; <code>tools/vite/library.ts</code> is the preset. <code>npx -y pnpm@12 --filter @hadaya/gallery build</code> builds one package into an existing <code>dist/</code>; <code>npx -y pnpm@12 build</code> builds all in the order of <code>tools/vite/order.ts</code>, twice: with React into <code>dist/</code>, with Preact into <code>dist/light/</code>.</p><table tabindex="0"><thead><tr><th>step</th><th>by</th><th>why</th></tr></thead><tbody><tr><td>bundle and minify</td><td>Vite, default options</td><td>a second minifier with unsafe options saves 3 % but breaks libraries: libphonenumber-js then rejects every number</td></tr><tr><td>resolve React, core and the variation form to shared files</td><td>the bundler&#39;s <code>external</code> and <code>paths</code></td><td>each ships once</td></tr><tr><td>make <code>import(&#39;./x.js&#39;)</code> repeatable after a failure</td><td><code>retryImports.ts</code>, in the bundler&#39;s <code>renderChunk</code></td><td>browsers remember that an address failed, so a retry needs another address</td></tr><tr><td>print as ASCII without template literals, ending in <code>;</code> and one newline</td><td><code>keepSafe.ts</code></td><td>caching plugins join and minify scripts as text; servers send wrong charsets</td></tr><tr><td>write name, hash, size, imports and source to <code>manifest.json</code></td><td><code>manifestPlugin.ts</code></td><td>the loader&#39;s table, the WordPress plugin and the tests read it</td></tr></tbody></table><p>Minifying and printing run before the bundler names the files, so a hash stands for the bytes that are served.</p><p>The build does not change other people&#39;s code (<code>define</code> tells mailcheck that there is no jQuery and no module loader), does not rename exports, and does not join or split files to save requests.</p><h2 id="tests" tabindex="-1">Tests <a class="header-anchor" href="#tests" aria-label="Permalink to &quot;Tests&quot;">​</a></h2><ul><li>Browser tests run on <code>dist/</code>. The step <code>built</code> runs unit tests of shared modules against their built files, on both runtimes.</li><li><code>e2e/contact/shippedLibraries.spec.ts</code> tests the libraries inside the built files.</li><li>The step <code>optimisers</code> minifies every file with the minifiers of caching plugins and compares all literals.</li><li>The step <code>repeat</code> compares the bytes of two builds.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("decisions/build.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const build = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  build as default
};
