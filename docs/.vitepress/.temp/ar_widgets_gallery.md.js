import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"معرض الصور","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/gallery.md","filePath":"ar/widgets/gallery.md"}');
const _sfc_main = { name: "ar/widgets/gallery.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="معرض-الصور" tabindex="-1">معرض الصور <a class="header-anchor" href="#معرض-الصور" aria-label="Permalink to &quot;معرض الصور&quot;">​</a></h1><p>صور المنتج: شرائح وصور مصغرة وتقريب وعرض كبير وفيديو، بحسب النوع المختار.</p><ul><li>يتغير الاختيار والصورة في الإطار نفسه ولا يتحرك المعرض.</li><li>يقرّب إصبعان الصورة في العرض الكبير، ويتوقف الفيديو عند مغادرة شريحته.</li><li>دون الإضافة تكفي صور داخل <code>&lt;div data-hadaya=&quot;gallery&quot;&gt;</code>.</li></ul><h2 id="جرّبوه" tabindex="-1">جرّبوه <a class="header-anchor" href="#جرّبوه" aria-label="Permalink to &quot;جرّبوه&quot;">​</a></h2><p>مدة الانتقال في <code>swapFade</code>، وطريقة ملء الإطار في <code>fit</code>، والتكبير في <code>hasZoom</code>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/product/ceramic-mug/",
    settings: '{\n  "gallery": { "swapFade": 400, "fit": "cover", "hasZoom": true }\n}'
  }, null, _parent));
  _push(`<p>المرجع: <a href="./../reference/settings.html#gallery">الإعدادات</a>. وللمطورين: <a href="./../../widgets/gallery.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/gallery.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const gallery = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  gallery as default
};
