import { ssrRenderAttrs, ssrRenderAttr } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const _imports_0 = "/docs/assets/settings-statistics-ar.CvgpSHAP.png";
const __pageData = JSON.parse('{"title":"الإحصاءات","description":"","frontmatter":{},"headers":[],"relativePath":"ar/owner/statistics.md","filePath":"ar/owner/statistics.md"}');
const _sfc_main = { name: "ar/owner/statistics.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="الإحصاءات" tabindex="-1">الإحصاءات <a class="header-anchor" href="#الإحصاءات" aria-label="Permalink to &quot;الإحصاءات&quot;">​</a></h1><p>تعرض <em>هدايا ← الإحصاءات</em> عدد الزوار الذين رأوا أداة التواصل، والذين ضغطوا قناة، والذين أرسلوا النموذج، في أي مدة، مقارنة بالمدة السابقة.</p><p><img${ssrRenderAttr("src", _imports_0)} alt="المشاهدات والنقرات والرسائل في ثلاثين يومًا"></p><ul><li><strong>الرسوم</strong>: أشيروا إلى عمود، أو انتقلوا إلى الرسم بمفتاح <em>Tab</em> ثم بالأسهم. و_جدول البيانات_ يعرض أرقامه. وما زاد على شهرين يُعرض بالأسابيع، وما زاد على سنة بالأشهر.</li><li><strong>الجداول</strong>: النقرات والرسائل بحسب القناة والصفحة والمصدر والجهاز واللغة والأداة، وكذلك لكل مشاهدة. وتُحسب مشاهدة القناة حين تُفتح القائمة.</li><li><strong>CSV</strong>: تصدير الأيام أو الجدول الظاهر.</li><li><strong>المصادر</strong>: مباشرة، ومحركات البحث، وشبكات التواصل، والإعلانات، ومواقع وحملات أخرى. ويُعرف المصدر إن كان ووكومرس يسجل مصدر الطلبات ووافق الزائر، أو كان عنوان الصفحة يسمي حملة.</li></ul><p>كيف تُحسب:</p><ul><li>تُحفظ مجاميع يومية فقط دون بيانات الزوار، فلا تحتاج إلى موافقة.</li><li>يُحسب لكل متصفح مشاهدة ونقرة مرة كل يومين.</li><li>لا يُحسب من عنوان IP واحد أكثر من 300 مشاهدة ونقرة في اليوم، وتُحفظ لذلك اليوم بصمة للعنوان لا العنوان نفسه. وإن كان متجركم خلف خادم وسيط فاختاروه في <em>ترويسة الخادم الوسيط</em>.</li><li>الأيام بحسب المنطقة الزمنية للموقع. وتُحفظ المجاميع 25 شهرًا، ويغيّر ذلك قسم <em>متقدم</em>.</li></ul><p><strong>لا بيانات؟</strong> تذكر الصفحة السبب. تأكدوا أن الأداة تظهر في المتجر وأن <em>احتساب المشاهدات والنقرات</em> مفعّل. ويمكن إرسال النقرات إلى Google Analytics أيضًا.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/owner/statistics.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const statistics = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  statistics as default
};
