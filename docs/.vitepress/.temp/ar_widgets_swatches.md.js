import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"عينات الاختيار","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/swatches.md","filePath":"ar/widgets/swatches.md"}');
const _sfc_main = { name: "ar/widgets/swatches.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="عينات-الاختيار" tabindex="-1">عينات الاختيار <a class="header-anchor" href="#عينات-الاختيار" aria-label="Permalink to &quot;عينات الاختيار&quot;">​</a></h1><p>ألوان وصور وأزرار بدل قوائم الاختيار في المنتج المتعدد الأنواع، وتبقى القائمة الأصلية هي التي تُرسل.</p><ul><li>الاختيار باللمس أو بالأسهم ومفتاح Enter، ويتوقف Tab مرة عند كل خاصية.</li><li>تظهر القيم النافدة باهتة ومشطوبة، والضغط عليها يعرض السبب وأقرب اختيار متاح.</li><li>في قوائم المنتجات تعرض البطاقة صورة اللون المختار.</li></ul><h2 id="جرّبوه" tabindex="-1">جرّبوه <a class="header-anchor" href="#جرّبوه" aria-label="Permalink to &quot;جرّبوه&quot;">​</a></h2><p>للاختيار بالأسهم مباشرة فعّلوا <code>selectOnArrow</code>، ولإلغاء الاختيار بنقرة ثانية فعّلوا <code>clearOnReselect</code>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/product/ceramic-mug/",
    settings: '{\n  "swatches": { "selectOnArrow": true, "clearOnReselect": true }\n}'
  }, null, _parent));
  _push(`<p>المرجع: <a href="./../reference/settings.html#swatches">الإعدادات</a>. وللمطورين: <a href="./../../widgets/swatches.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/swatches.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const swatches = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  swatches as default
};
