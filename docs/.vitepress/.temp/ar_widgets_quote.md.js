import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"طلب السعر","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/quote.md","filePath":"ar/widgets/quote.md"}');
const _sfc_main = { name: "ar/widgets/quote.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="طلب-السعر" tabindex="-1">طلب السعر <a class="header-anchor" href="#طلب-السعر" aria-label="Permalink to &quot;طلب السعر&quot;">​</a></h1><p>لا تضع الشركات 200 كوب في السلة، بل تطلب سعرًا مع الكميات والشعار والموعد. طلب السعر يتيح لها ذلك: تضغط الشركة <strong>أضف إلى طلب السعر</strong> في صفحات المنتجات، وترسل القائمة إلى صندوق الوارد لديك أو عبر واتساب، ثم توافق على عرضك بضغطة واحدة.</p><p>كيف تفعّله وكيف ترد على الطلبات: <a href="/docs/ar/owner/quotes.html">عروض الأسعار</a>.</p><h2 id="للمطورين" tabindex="-1">للمطورين <a class="header-anchor" href="#للمطورين" aria-label="Permalink to &quot;للمطورين&quot;">​</a></h2><table tabindex="0"><thead><tr><th>ماذا</th><th>أين</th></tr></thead><tbody><tr><td>الترميز</td><td><code>&lt;div data-hadaya=&quot;quote&quot; data-product=&quot;21&quot; data-name=&quot;Mug&quot;&gt;…&lt;/div&gt;</code>، والقائمة بالخاصية <code>data-view=&quot;list&quot;</code></td></tr><tr><td>الإعدادات</td><td><code>window.hadaya.settings.quote</code>: <a href="/docs/ar/reference/settings.html">الإعدادات</a></td></tr><tr><td>الأحداث</td><td><code>hadaya:quote:added</code> و<code>hadaya:quote:changed</code> و<code>hadaya:quote:sent</code></td></tr><tr><td>الخطافات</td><td><code>hadaya_quote_product</code> و<code>hadaya_quote_price</code> و<code>hadaya_quote_line</code> و<code>hadaya_quote_accepted</code></td></tr><tr><td>المسارات</td><td><code>POST hadaya/v1/quotes/ticket</code> و<code>POST hadaya/v1/quotes</code>، وللمتجر <code>POST hadaya/v1/leads/&lt;id&gt;/offer</code></td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/quote.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const quote = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  quote as default
};
