import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"أداة التواصل","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/contact.md","filePath":"ar/widgets/contact.md"}');
const _sfc_main = { name: "ar/widgets/contact.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="أداة-التواصل" tabindex="-1">أداة التواصل <a class="header-anchor" href="#أداة-التواصل" aria-label="Permalink to &quot;أداة التواصل&quot;">​</a></h1><p>زر دائري في زاوية الصفحة فيه القنوات ونافذة المحادثة ونموذج التواصل والأشخاص وساعات عملهم.</p><ul><li>القنوات روابط تعمل دون React.</li><li>يحفظ النموذج نص الزائر إن فشل الإرسال، ويجدد رمز الأمان في الصفحات المخزنة مؤقتًا.</li><li>خارج ساعات العمل يمكنها أن تعرض موعد عودتكم بدل أن تختفي.</li></ul><h2 id="جرّبوه" tabindex="-1">جرّبوه <a class="header-anchor" href="#جرّبوه" aria-label="Permalink to &quot;جرّبوه&quot;">​</a></h2><p>لعطلة الجمعة والسبت: <code>&quot;weekendDays&quot;: [5, 6]</code>. ولإبقاء الأداة خارج أوقات العمل: <code>&quot;hoursMode&quot;: &quot;status&quot;</code>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/contact/",
    settings: '{\n  "contact": {\n    "weekendDays": [5, 6],\n    "hoursMode": "status"\n  }\n}'
  }, null, _parent));
  _push(`<p>المرجع: <a href="./../reference/settings.html#contact">الإعدادات</a>. وللمطورين: <a href="./../../widgets/contact.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/contact.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const contact = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  contact as default
};
