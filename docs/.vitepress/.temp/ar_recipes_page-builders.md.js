import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"منشئو الصفحات","description":"","frontmatter":{},"headers":[],"relativePath":"ar/recipes/page-builders.md","filePath":"ar/recipes/page-builders.md"}');
const _sfc_main = { name: "ar/recipes/page-builders.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="منشئو-الصفحات" tabindex="-1">منشئو الصفحات <a class="header-anchor" href="#منشئو-الصفحات" aria-label="Permalink to &quot;منشئو الصفحات&quot;">​</a></h1><table tabindex="0"><thead><tr><th>المنشئ</th><th>ما تفعلونه</th></tr></thead><tbody><tr><td>Elementor</td><td>لا شيء. تزيل إضافتنا برامجه من الصفحات التي لا تحتاج إليها</td></tr><tr><td>عناصر Elementor 4 الذرية</td><td>لا شيء. تتبع مفاتيح التبويبات اتجاه القراءة، وتبقى العناصر الأخرى كما هي مع برامج Elementor</td></tr><tr><td>محرر Elementor ومعاينته</td><td>لا شيء: لا تعمل هدايا فيهما</td></tr><tr><td>منشئ فيه مكوّن HTML أو رمز قصير</td><td><code>[hadaya island=&quot;gallery&quot;]</code> أو <code>[hadaya_contact]</code> أو عنصر يحمل <code>data-hadaya=&quot;gallery&quot;</code></td></tr><tr><td>نوافذ وتبويبات تُحمَّل لاحقًا</td><td>لا شيء: تعمل هدايا في العناصر الجديدة وتترك المحذوفة</td></tr><tr><td>برامج تستبدل الصفحات (Turbo وhtmx وswup وانتقالات العرض)</td><td>لا شيء. وإن دمج برنامج الصفحات وحذف عناصر هدايا فشغّلوا الوسم مرة أخرى، ولا يبدأ شيء مرتين</td></tr></tbody></table><p>ألصقوا الوسم في خانة <em>الشيفرة المخصصة</em> في المنشئ.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/corporate-gifts/",
    settings: "{}"
  }, null, _parent));
  _push(`</div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/recipes/page-builders.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const pageBuilders = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  pageBuilders as default
};
