import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"ما يحصل عليه المتسوق","description":"","frontmatter":{},"headers":[],"relativePath":"ar/start/shopper.md","filePath":"ar/start/shopper.md"}');
const _sfc_main = { name: "ar/start/shopper.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="ما-يحصل-عليه-المتسوق" tabindex="-1">ما يحصل عليه المتسوق <a class="header-anchor" href="#ما-يحصل-عليه-المتسوق" aria-label="Permalink to &quot;ما يحصل عليه المتسوق&quot;">​</a></h1><p>يبقى شكل المتجر كما هو ويستجيب أسرع، دون تثبيت أي شيء.</p><table tabindex="0"><thead><tr><th>أين</th><th>ما يستطيعه المتسوق</th></tr></thead><tbody><tr><td>خيارات المنتج</td><td>لمس لون ورؤية صوره، ومعرفة سبب عدم توفر قيمة، واختيار قيمة متوفرة</td></tr><tr><td>صور المنتج</td><td>السحب والتقريب والتكبير وتشغيل الفيديو، باللمس أو الفأرة أو لوحة المفاتيح</td></tr><tr><td>زر التواصل</td><td>الكتابة في التطبيق الذي يستعمله، أو في نموذج يحفظ نصه إن فشل الإرسال</td></tr><tr><td>القائمة</td><td>الوصول إلى كل شيء باللمس أو الفأرة أو لوحة المفاتيح، وزر الرجوع يغلق القائمة المفتوحة</td></tr><tr><td>كل صفحة</td><td>قارئ الشاشة والخط الكبير وتقليل الحركة والعربية من اليمين إلى اليسار</td></tr></tbody></table><p>لا تحتاج هدايا إلى حساب، ولا تضع ملف ارتباط للتصفح، ولا ترسل شيئًا إلى جهة أخرى قبل أن يطلبه المتسوق: <a href="./../recipes/consent.html">ما يُحفظ وما يُرسل</a>. ودون جافاسكربت تعمل قوائم المتجر وروابطه ونماذجه.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/product/ceramic-mug/",
    settings: "{}"
  }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/start/shopper.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const shopper = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  shopper as default
};
