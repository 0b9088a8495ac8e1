import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"السرعة عند الزوار","description":"","frontmatter":{},"headers":[],"relativePath":"ar/recipes/visitor-speed.md","filePath":"ar/recipes/visitor-speed.md"}');
const _sfc_main = { name: "ar/recipes/visitor-speed.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="السرعة-عند-الزوار" tabindex="-1">السرعة عند الزوار <a class="header-anchor" href="#السرعة-عند-الزوار" aria-label="Permalink to &quot;السرعة عند الزوار&quot;">​</a></h1><p>لا تقيس هدايا زواركم. تقيسهم جوجل، وتعمل مكتبتها مع أداة التحليلات لديكم.</p><p><strong>دون شيفرة</strong>: تنشر جوجل أرقام مستخدمي كروم (تقرير تجربة المستخدم في كروم، CrUX) للمتاجر التي يكفي عدد زوارها. أدخلوا عنوان متجركم في <a href="https://pagespeed.web.dev/" target="_blank" rel="noreferrer">PageSpeed Insights</a>، أو افتحوا <em>مؤشرات أداء الويب الأساسية</em> في Search Console. وكلاهما يعرض 28 يومًا، فقارنوا أربعة أسابيع قبل التغيير بأربعة بعده.</p><p><strong>مع إحصاءات جوجل</strong>: أضيفوا هذا بعد وسم Google Analytics، لمن وافق من الزوار على الإحصاءات. يرسل LCP (التحميل) وINP (الاستجابة للمسة) وCLS (قفز الصفحة) أحداثًا تعرضها تقارير جوجل بحسب الصفحة والجهاز.</p><div class="language-html vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang">html</span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">script</span><span style="--shiki-light:#023B95;--shiki-dark:#91CBFF;"> type</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">=</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&quot;module&quot;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  import</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> { onCLS, onINP, onLCP } </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">from</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;"> &#39;https://unpkg.com/web-vitals@5?module&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">;</span></span>
<span class="line"></span>
<span class="line"><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">  const</span><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;"> send</span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;"> =</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> ({ </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">name</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">id</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">value</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, </span><span style="--shiki-light:#702C00;--shiki-dark:#FFB757;">delta</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;"> }) </span><span style="--shiki-light:#A0111F;--shiki-dark:#FF9492;">=&gt;</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">    gtag</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(</span><span style="--shiki-light:#032563;--shiki-dark:#ADDCFF;">&#39;event&#39;</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">, name, { value: delta, metric_id: id, metric_value: value, metric_delta: delta });</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">  onCLS</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(send);</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">  onINP</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(send);</span></span>
<span class="line"><span style="--shiki-light:#622CBC;--shiki-dark:#DBB7FF;">  onLCP</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">(send);</span></span>
<span class="line"><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&lt;/</span><span style="--shiki-light:#024C1A;--shiki-dark:#72F088;">script</span><span style="--shiki-light:#0E1116;--shiki-dark:#F0F3F6;">&gt;</span></span></code></pre></div><p>لأداة تحليلات أخرى ضعوا نداءها مكان <code>gtag(…)</code>. وقدّموا الملف <code>web-vitals.js</code> من خادمكم إن كانت سياسة أمان المحتوى أو سياسة الخصوصية عندكم لا تسمح بغيره.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/recipes/visitor-speed.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const visitorSpeed = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  visitorSpeed as default
};
