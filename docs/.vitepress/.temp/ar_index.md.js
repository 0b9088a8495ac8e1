import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"","description":"","frontmatter":{"layout":"home","hero":{"name":"هدايا","text":"واجهة أسرع لمتاجر ووكومرس","tagline":"عينات الاختيار ومعرض الصور وأداة التواصل والقائمة ومحتوى الصفحات ومصادر الطلبات، في إضافة واحدة أو وسم واحد. تبقى إضافاتكم وإعداداتها وبياناتكم.","actions":[{"theme":"brand","text":"ابدؤوا في خمس دقائق","link":"/ar/start/owner"},{"theme":"alt","text":"حل المشكلات","link":"/ar/troubleshooting"}]},"features":[{"title":"لأصحاب المتاجر","details":"ثبّتوا الإضافة واضبطوا أداة التواصل، وأجيبوا عن الرسائل وطلبات الأسعار. دون برمجة.","link":"/ar/start/owner","linkText":"جهّزوا متجركم"},{"title":"لمطوري القوالب","details":"المظهر عبر خصائص CSS، والوسوم التي تعمل عليها هدايا، والكتابة من اليمين إلى اليسار، والوضع الداكن.","link":"/start/theme","linkText":"كيّفوا المظهر (بالإنجليزية)"},{"title":"للمطورين","details":"وسم البرنامج والإعدادات والأحداث ومسارات REST والخطافات، وبنية الشيفرة.","link":"/start/developer","linkText":"طوّروا بها (بالإنجليزية)"}]},"headers":[],"relativePath":"ar/index.md","filePath":"ar/index.md"}');
const _sfc_main = { name: "ar/index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h2 id="ما-يحصل-عليه-الزائر" tabindex="-1">ما يحصل عليه الزائر <a class="header-anchor" href="#ما-يحصل-عليه-الزائر" aria-label="Permalink to &quot;ما يحصل عليه الزائر&quot;">​</a></h2><ul><li><strong>آمنة.</strong> إن تعذّر تحميل ملف تبقى قوائم الصفحة وروابطها ونماذجها تعمل.</li><li><strong>خفيفة.</strong> تُحمَّل React مرة واحدة لكل الأجزاء بعد اكتمال الصفحة، ويُحمَّل عرض الصور والنموذج والفيديو عند استعمالها.</li><li><strong>للجميع.</strong> لوحة المفاتيح وقارئات الشاشة والعربية من اليمين إلى اليسار وتقليل الحركة، دون قفزات في الصفحة.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
