import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"محتوى الصفحات","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/content.md","filePath":"ar/widgets/content.md"}');
const _sfc_main = { name: "ar/widgets/content.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="محتوى-الصفحات" tabindex="-1">محتوى الصفحات <a class="header-anchor" href="#محتوى-الصفحات" aria-label="Permalink to &quot;محتوى الصفحات&quot;">​</a></h1><p>الأكورديون والتبويبات وعارضات الشرائح والعدادات وعرض الصور والفيديو في صفحات Elementor.</p><ul><li>تبقى صفحات المنشئ وتنسيقاته، ولا حاجة إلى برامجه.</li><li>يجد بحث المتصفح النصوص المطوية.</li><li>لا يحمّل الفيديو شيئًا من مضيفه قبل تشغيله.</li></ul><h2 id="جرّبوه" tabindex="-1">جرّبوه <a class="header-anchor" href="#جرّبوه" aria-label="Permalink to &quot;جرّبوه&quot;">​</a></h2><p>لفتح التبويبات بمفتاح الإدخال فقط: <code>&quot;activation&quot;: &quot;manual&quot;</code>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/corporate-gifts/",
    settings: '{\n  "content": { "activation": "manual" }\n}'
  }, null, _parent));
  _push(`<p>المرجع: <a href="./../reference/settings.html#content">الإعدادات</a>. وللمطورين: <a href="./../../widgets/content.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/content.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const content = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  content as default
};
