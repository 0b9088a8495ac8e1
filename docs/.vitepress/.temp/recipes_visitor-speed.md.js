import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Speed of real visitors","description":"","frontmatter":{},"headers":[],"relativePath":"recipes/visitor-speed.md","filePath":"recipes/visitor-speed.md"}');
const _sfc_main = { name: "recipes/visitor-speed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="speed-of-real-visitors" tabindex="-1">Speed of real visitors <a class="header-anchor" href="#speed-of-real-visitors" aria-label="Permalink to &quot;Speed of real visitors&quot;">​</a></h1><p>Hadaya does not measure your visitors. Google does, and its library works with your analytics service.</p><p><strong>Without any code</strong>: Google publishes the figures of Chrome&#39;s users (the Chrome UX Report, CrUX) for shops with enough visitors. Enter your address in <a href="https://pagespeed.web.dev/" target="_blank" rel="noreferrer">PageSpeed Insights</a>, or open <em>Core Web Vitals</em> in Search Console. Both show the last 28 days, so compare four weeks before a change with four weeks after it.</p><p><strong>With Google Analytics</strong>: add this after your Google Analytics tag, for visitors who agreed to statistics. It sends LCP (loading), INP (response to a tap) and CLS (jumps of the layout) as events, which the reports of Google Analytics then show by page and device.</p><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">script</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> type</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">=</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;module&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { onCLS, onINP, onLCP } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;https://unpkg.com/web-vitals@5?module&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  const</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> send</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> ({ </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">name</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">id</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">value</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">delta</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }) </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=&gt;</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">    gtag</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;event&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, name, { value: delta, metric_id: id, metric_value: value, metric_delta: delta });</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">  onCLS</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(send);</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">  onINP</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(send);</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">  onLCP</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(send);</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">script</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>For another service, replace <code>gtag(…)</code> by its call. Serve <code>web-vitals.js</code> from your own server if your content security or privacy policy requires it.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("recipes/visitor-speed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const visitorSpeed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  visitorSpeed as default
};
