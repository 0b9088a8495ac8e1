import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"خمس دقائق لأصحاب المتاجر","description":"","frontmatter":{},"headers":[],"relativePath":"ar/start/owner.md","filePath":"ar/start/owner.md"}');
const _sfc_main = { name: "ar/start/owner.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="خمس-دقائق-لأصحاب-المتاجر" tabindex="-1">خمس دقائق لأصحاب المتاجر <a class="header-anchor" href="#خمس-دقائق-لأصحاب-المتاجر" aria-label="Permalink to &quot;خمس دقائق لأصحاب المتاجر&quot;">​</a></h1><p>في متجركم على ووكومرس واحدة أو أكثر من هذه الإضافات: Variation Swatches وVariation Gallery وChaty وتتبع مصدر الطلب وقائمة Ultimate Addons وElementor. تبقى إعداداتها في مكانها، وتحل هدايا محل البرامج التي تعمل في متصفح الزائر.</p><h2 id="ووردبريس-الإضافة" tabindex="-1">ووردبريس: الإضافة <a class="header-anchor" href="#ووردبريس-الإضافة" aria-label="Permalink to &quot;ووردبريس: الإضافة&quot;">​</a></h2><ol><li><em>الإضافات ← أضف جديدًا ← رفع إضافة</em>: اختاروا الملف <code>hadaya-&lt;version&gt;.zip</code> ثم فعّلوه، واتركوا بقية الإضافات مفعّلة.</li><li>في <em>هدايا</em> مفتاح لكل جزء. وإن لم تكن لديكم إضافة تواصل أخرى فافتحوا <em>أداة التواصل</em> وشغّلوها وأضيفوا قناة ثم احفظوا.</li><li>افتحوا صفحة منتج واختاروا لونًا، فتتغير الصورة والسعر.</li></ol><h2 id="الوسم" tabindex="-1">المواقع الأخرى: الوسم <a class="header-anchor" href="#الوسم" aria-label="Permalink to &quot;المواقع الأخرى: الوسم {#الوسم}&quot;">​</a></h2><p>تكتب لكم <a href="/../install/?dir=rtl" target="_self">صفحة الوسم</a> في المتجر التجريبي الوسم بإعداداتكم وتعرض معاينته. وإن لم تكن لديكم إضافة تواصل فاصنعوا فيها أداة التواصل: القنوات والأشخاص وساعات العمل وقواعد الظهور والألوان. ويحتاج نموذج التواصل إلى خادم يستقبله، وهو في إضافتنا لووردبريس.</p><p>ألصقوا الوسم مرة واحدة في كل صفحة قبل <code>&lt;/head&gt;</code>.</p><h2 id="تأكدوا-أنه-يعمل" tabindex="-1">تأكدوا أنه يعمل <a class="header-anchor" href="#تأكدوا-أنه-يعمل" aria-label="Permalink to &quot;تأكدوا أنه يعمل&quot;">​</a></h2><p>أضيفوا <code>?hadaya_debug=1</code> إلى عنوان الصفحة: تعرض لوحةٌ كل جزء وحالته وما يجب إصلاحه. وتشرح صفحة <a href="./../troubleshooting.html">حل المشكلات</a> رسائلها.</p><h2 id="جرّبوا-إعدادًا" tabindex="-1">جرّبوا إعدادًا <a class="header-anchor" href="#جرّبوا-إعدادًا" aria-label="Permalink to &quot;جرّبوا إعدادًا&quot;">​</a></h2>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/contact/",
    settings: '{\n  "contact": { "weekendDays": [5, 6], "hoursMode": "status" }\n}'
  }, null, _parent));
  _push(`<p>كل الإعدادات في صفحة <a href="./../reference/settings.html">الإعدادات</a>. ولإزالة هدايا عطّلوا الإضافة أو احذفوا الوسم.</p><h2 id="بعد-ذلك" tabindex="-1">بعد ذلك <a class="header-anchor" href="#بعد-ذلك" aria-label="Permalink to &quot;بعد ذلك&quot;">​</a></h2><ul><li><a href="./../owner/settings.html">الإعدادات</a> و<a href="./../owner/messages.html">الرسائل</a> و<a href="./../owner/statistics.html">الإحصاءات</a> و<a href="./../owner/form.html">النموذج</a></li><li><a href="./../migration.html">الانتقال من الإضافات</a> و<a href="./../differences.html">الاختلافات</a></li><li><a href="./../recipes/consent.html">الموافقة</a> و<a href="./../recipes/caching.html">التخزين المؤقت</a> و<a href="./../recipes/multilingual.html">تعدد اللغات</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/start/owner.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const owner = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  owner as default
};
