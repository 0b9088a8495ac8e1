import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"القائمة والبحث","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/menu.md","filePath":"ar/widgets/menu.md"}');
const _sfc_main = { name: "ar/widgets/menu.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="القائمة-والبحث" tabindex="-1">القائمة والبحث <a class="header-anchor" href="#القائمة-والبحث" aria-label="Permalink to &quot;القائمة والبحث&quot;">​</a></h1><p>شريط القائمة والقوائم الفرعية والقائمة الجانبية على الهاتف وخانة البحث.</p><ul><li>تُفتح بالمؤشر واللمس ومفتاحي Enter والمسافة، ويغلقها Escape.</li><li>تتوقف الروابط داخل الصفحة تحت الرأس الثابت، ويُعلَّم عنصر القسم الظاهر.</li><li>يمكن أن تكون القائمة الفرعية قائمة عريضة بأعمدة: أعطوا عنصرها الصنف <code>hadaya-wide</code>.</li><li>يمكن لخانة البحث اقتراح منتجات أثناء الكتابة.</li></ul><h2 id="جرّبوه" tabindex="-1">جرّبوه <a class="header-anchor" href="#جرّبوه" aria-label="Permalink to &quot;جرّبوه&quot;">​</a></h2><p>لعرض المنتجات أثناء الكتابة فعّلوا <code>suggestions</code>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/menu/horizontal/",
    settings: '{\n  "menu": { "suggestions": true, "hoverOpenMs": 0 }\n}'
  }, null, _parent));
  _push(`<p>في صفحة المتجر التجريبي <code>/menu/wide/</code> قائمة عريضة وصفحة بأقسام.</p><p>المرجع: <a href="./../reference/settings.html#menu">الإعدادات</a>. وللمطورين: <a href="./../../widgets/menu.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/menu.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const menu = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  menu as default
};
