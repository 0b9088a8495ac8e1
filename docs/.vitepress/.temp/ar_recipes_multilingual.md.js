import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"تعدد اللغات","description":"","frontmatter":{},"headers":[],"relativePath":"ar/recipes/multilingual.md","filePath":"ar/recipes/multilingual.md"}');
const _sfc_main = { name: "ar/recipes/multilingual.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="تعدد-اللغات" tabindex="-1">تعدد اللغات <a class="header-anchor" href="#تعدد-اللغات" aria-label="Permalink to &quot;تعدد اللغات&quot;">​</a></h1><p>تستعمل هدايا لغة الصفحة: العربية إن كانت <code>lang</code> عربية بأي كتابة (<code>ar</code> و<code>ar-OM</code> و<code>ar_AR</code> و<code>ary</code>)، وإلا فالإنجليزية. ويحدد <code>dir</code> الاتجاه. وتضبطهما WPML وPolylang وTranslatePress.</p><h2 id="نصوصكم" tabindex="-1">نصوصكم <a class="header-anchor" href="#نصوصكم" aria-label="Permalink to &quot;نصوصكم&quot;">​</a></h2><p>مع WPML أو Polylang أو TranslatePress في الإعدادات حقل لكل لغة من لغات متجركم، واللغة الرئيسية أولًا.</p><ul><li>الحقل الفارغ معلّم بكلمة «ناقص»، ويرى زوار تلك اللغة نص اللغة الرئيسية أو أول نص.</li><li>نصوص هدايا («تواصل معنا» و«إرسال») لا تحتاج إلى ترجمة ما لم تغيّروها.</li><li>لا تحتوي الصفحة إلا على نصوص لغتها، حتى من التخزين المؤقت.</li><li>خيارات الحقل بالعدد والترتيب نفسيهما في كل لغة. تحفظ الرسائل الخيارات والتسميات باللغة الرئيسية، ونص الموافقة كما رآه الزائر.</li><li>رسائل الخطأ والشكر بلغة الصفحة. والبريد الذي يصلكم بلغة حسابكم في ووردبريس إن كان إلى عنوانه، وإلا فبلغة الموقع.</li></ul><table tabindex="0"><thead><tr><th>ما تريدون</th><th>كيف</th></tr></thead><tbody><tr><td>الترجمة في قائمة نصوص WPML أو Polylang</td><td>نصوص اللغة الرئيسية في مجموعة Hadaya، وللنصوص في إعدادات هدايا الأولوية</td></tr><tr><td>لغات إضافة أخرى</td><td>المرشح <code>hadaya_languages</code></td></tr><tr><td>وسم ملصق</td><td><code>&quot;ctaText&quot;: {&quot;en&quot;: &quot;Ask us&quot;, &quot;ar&quot;: &quot;اسألنا&quot;}</code>: يقبل كل نص في الأداة اللغات</td></tr></tbody></table><h2 id="خدمات-ترجمة-الصفحة" tabindex="-1">خدمات ترجمة الصفحة <a class="header-anchor" href="#خدمات-ترجمة-الصفحة" aria-label="Permalink to &quot;خدمات ترجمة الصفحة&quot;">​</a></h2><p>تترجم TranslatePress وGTranslate وWeglot وغيرها نص الصفحة لا الإعدادات. لذلك تطبع الإضافة نصوصكم في <code>&lt;template&gt;</code> آخر الصفحة، وتقرأ الأداة منه الترجمة. وتتبع الأجزاء ترجمة المتصفح أيضًا. ولا تُعرض رسائل الزوار وعناوينهم وأرقامهم وأسماء ملفاتهم على الترجمة.</p><h2 id="للمطورين" tabindex="-1">للمطورين <a class="header-anchor" href="#للمطورين" aria-label="Permalink to &quot;للمطورين&quot;">​</a></h2><table tabindex="0"><thead><tr><th>ما تريدون</th><th>كيف</th></tr></thead><tbody><tr><td>تغيير نصوص هدايا</td><td><code>&quot;contact&quot;: {&quot;labels&quot;: {…}}</code> و<code>&quot;gallery&quot;: {&quot;texts&quot;: {…}}</code> بالمرشح <code>hadaya_page_settings</code></td></tr><tr><td>لغة ثالثة</td><td>كذلك، وما ينقص يظهر بالإنجليزية</td></tr><tr><td>أرقام هواتف دولة أخرى</td><td><code>&quot;contact&quot;: {&quot;phoneCountry&quot;: &quot;AE&quot;}</code>، وتضبطه إضافة ووردبريس تلقائيًا</td></tr><tr><td>عطلة الجمعة والسبت</td><td><code>&quot;contact&quot;: {&quot;weekendDays&quot;: [5, 6]}</code></td></tr></tbody></table>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/product/ceramic-mug/",
    settings: '{\n  "swatches": { "labelSeparator": " ← " }\n}'
  }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/recipes/multilingual.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const multilingual = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  multilingual as default
};
