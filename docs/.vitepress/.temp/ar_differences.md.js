import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"الاختلافات عن الإضافات","description":"","frontmatter":{},"headers":[],"relativePath":"ar/differences.md","filePath":"ar/differences.md"}');
const _sfc_main = { name: "ar/differences.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="الاختلافات-عن-الإضافات" tabindex="-1">الاختلافات عن الإضافات <a class="header-anchor" href="#الاختلافات-عن-الإضافات" aria-label="Permalink to &quot;الاختلافات عن الإضافات&quot;">​</a></h1><p>هذه اختلافات مقصودة، ويمكن إيقاف معظمها.</p><table tabindex="0"><thead><tr><th>الإضافة</th><th>هدايا</th><th>الإيقاف</th></tr></thead><tbody><tr><td>القيمة النافدة تشبه غيرها</td><td>تظهر باهتة ومشطوبة، والضغط عليها يعرض السبب</td><td><code>swatches.markOutOfStock: false</code></td></tr><tr><td>نافذة تنبيه عند نقص الاختيار</td><td>جملة بجانب الخاصية</td><td><code>variations.inlineNotices: false</code></td></tr><tr><td>لا يتغير عنوان الصفحة</td><td>يحمل العنوان الاختيار فيمكن مشاركته</td><td><code>variations.keepChoiceInUrl: false</code></td></tr><tr><td>منتجات ajax تعرض كل القيم</td><td>تبهت القيم التي لا نوع لها</td><td><code>variations.ajaxIndex: &quot;off&quot;</code></td></tr><tr><td>تتغير الصور بعد نحو 0.8 ثانية</td><td>تتغير في الإطار التالي</td><td><code>gallery.swapFade</code></td></tr><tr><td>يكفي شرط واحد لظهور أداة التواصل</td><td>يجب أن تتحقق كل الشروط</td><td><code>contact.triggerMode: &quot;any&quot;</code></td></tr><tr><td>العطلة (الرمز 9) السبت والأحد</td><td>كذلك، ويمكن ضبطها</td><td><code>contact.weekendDays</code></td></tr><tr><td>تعمل الشيفرة في <code>click_event</code></td><td>تعمل أسماء الدوال فقط</td><td><code>contact.allowClickEvent: true</code></td></tr><tr><td>تغطي الأداة شريط القالب الثابت</td><td>تظهر فوقه</td><td><code>contact.avoidBars: false</code></td></tr><tr><td>تضيع الرسالة دون تنبيه عند انقطاع الاتصال</td><td>يظهر تنبيه ويبقى النص</td><td><code>contact.networkNotice: false</code></td></tr><tr><td>تُسجَّل البيانات الشخصية في الروابط</td><td>تُحجب</td><td><code>attribution.maskPersonalData: false</code></td></tr><tr><td>تُفتح القائمة الفرعية فور وصول المؤشر</td><td>بعد 150 مللي ثانية، وتبقى مفتوحة في الطريق إليها</td><td><code>menu.hoverOpenMs</code> و<code>menu.hoverCloseMs</code></td></tr><tr><td>تستنسخ العارضات الشرائح</td><td>بلا نسخ</td><td>–</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/differences.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const differences = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  differences as default
};
