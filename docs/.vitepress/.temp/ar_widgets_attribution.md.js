import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"مصادر الزيارات","description":"","frontmatter":{},"headers":[],"relativePath":"ar/widgets/attribution.md","filePath":"ar/widgets/attribution.md"}');
const _sfc_main = { name: "ar/widgets/attribution.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="مصادر-الزيارات" tabindex="-1">مصادر الزيارات <a class="header-anchor" href="#مصادر-الزيارات" aria-label="Permalink to &quot;مصادر الزيارات&quot;">​</a></h1><p>تسجل من أين جاء الزائر في ملفات ارتباط ووكومرس وحقول طلباته.</p><ul><li>تطابق ملفات الارتباط ما يكتبه برنامج ووكومرس حرفًا بحرف، فتستمر التقارير.</li><li>تراعي الموافقة وإشارة Global Privacy Control والصفحات المخزنة مؤقتًا.</li><li>لا تحفظ عناوين البريد وأرقام الهواتف الواردة في الروابط.</li></ul><h2 id="جرّبوه" tabindex="-1">جرّبوه <a class="header-anchor" href="#جرّبوه" aria-label="Permalink to &quot;جرّبوه&quot;">​</a></h2><p>لاحتساب معرّفات النقر لكل الشبكات فعّلوا <code>clickIds</code>.</p>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/attribution/",
    settings: '{\n  "attribution": { "clickIds": true }\n}'
  }, null, _parent));
  _push(`<p>المرجع: <a href="./../reference/settings.html#attribution">الإعدادات</a>. وللمطورين: <a href="./../../widgets/attribution.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/widgets/attribution.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const attribution = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  attribution as default
};
