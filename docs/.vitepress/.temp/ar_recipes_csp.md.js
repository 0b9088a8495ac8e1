import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"سياسة أمان المحتوى","description":"","frontmatter":{},"headers":[],"relativePath":"ar/recipes/csp.md","filePath":"ar/recipes/csp.md"}');
const _sfc_main = { name: "ar/recipes/csp.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="سياسة-أمان-المحتوى" tabindex="-1">سياسة أمان المحتوى <a class="header-anchor" href="#سياسة-أمان-المحتوى" aria-label="Permalink to &quot;سياسة أمان المحتوى&quot;">​</a></h1><p>تعمل هدايا تحت هذه السياسة:</p><div class="language- vp-adaptive-theme"><button title="Copy Code" class="copy"></button><span class="lang"></span><pre class="shiki shiki-themes github-light-high-contrast github-dark-high-contrast vp-code" tabindex="0"><code><span class="line"><span>script-src &#39;nonce-…&#39; &#39;strict-dynamic&#39;; style-src &#39;self&#39; &#39;nonce-…&#39;; object-src &#39;none&#39;; base-uri &#39;none&#39;;</span></span>
<span class="line"><span>require-trusted-types-for &#39;script&#39;</span></span></code></pre></div><ul><li>مع الإضافة: <code>add_filter( &#39;hadaya_csp_nonce&#39;, fn() =&gt; $nonce );</code> يضع الرمز على كل الوسوم.</li><li>الوسم الذي فيه <code>integrity</code> يرفض أي ملف تغيّر. استعملوه لشبكة توزيع خارجية فقط، فإضافات التسريع تقدم نسخًا معدلة من ملفات المتجر.</li><li>تحفظ الصفحة المخزنة مؤقتًا رمزها، فاجعلوا الخادم يضيفه عند إرسال الصفحة.</li></ul><table tabindex="0"><thead><tr><th>الميزة</th><th>ما تحتاج إليه</th></tr></thead><tbody><tr><td>النموذج والعدادات والمنتج</td><td><code>connect-src &#39;self&#39;</code></td></tr><tr><td>أداة لدول معينة</td><td><code>connect-src https://www.cloudflare.com</code></td></tr><tr><td>reCAPTCHA</td><td><code>script-src</code> و<code>frame-src</code> لـ <code>https://www.google.com https://www.gstatic.com</code></td></tr><tr><td>الفيديو</td><td><code>frame-src https://www.youtube-nocookie.com https://player.vimeo.com</code></td></tr></tbody></table><p>التفاصيل في <a href="./../../csp.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/recipes/csp.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const csp = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  csp as default
};
