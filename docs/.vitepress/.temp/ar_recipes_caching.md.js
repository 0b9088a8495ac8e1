import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"التخزين المؤقت وإضافات التسريع","description":"","frontmatter":{},"headers":[],"relativePath":"ar/recipes/caching.md","filePath":"ar/recipes/caching.md"}');
const _sfc_main = { name: "ar/recipes/caching.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="التخزين-المؤقت-وإضافات-التسريع" tabindex="-1">التخزين المؤقت وإضافات التسريع <a class="header-anchor" href="#التخزين-المؤقت-وإضافات-التسريع" aria-label="Permalink to &quot;التخزين المؤقت وإضافات التسريع&quot;">​</a></h1><p>تعمل هدايا مع إضافات التخزين والتسريع دون استثناءات.</p><ul><li>لا تحتوي الصفحة على بيانات زائر، ويحسب المتصفح ما يتعلق بالوقت مثل ساعات العمل.</li><li>يجدد نموذج التواصل رمز الأمان في الصفحات القديمة تلقائيًا مع إضافة هدايا، ودونها شغّلوا <code>contact.refreshToken</code>.</li><li>لا تخزنوا <code>admin-ajax.php</code> ولا <code>/?wc-ajax=…</code> ولا <code>/wp-json/</code>.</li></ul><h2 id="إن-تأخر-بدء-الأجزاء" tabindex="-1">إن تأخر بدء الأجزاء <a class="header-anchor" href="#إن-تأخر-بدء-الأجزاء" aria-label="Permalink to &quot;إن تأخر بدء الأجزاء&quot;">​</a></h2><table tabindex="0"><thead><tr><th>الإضافة</th><th>الإعداد</th></tr></thead><tbody><tr><td>WP Rocket</td><td>تأخير تنفيذ جافاسكربت ← المستثنى: <code>/plugins/hadaya/dist/</code></td></tr><tr><td>LiteSpeed Cache</td><td>JS Delayed/Deferred Excludes: <code>/plugins/hadaya/dist/</code></td></tr><tr><td>Autoptimize</td><td>استثناء البرامج: <code>/plugins/hadaya/dist/</code></td></tr><tr><td>Cloudflare Rocket Loader</td><td>لا شيء: في الوسم <code>data-cfasync=&quot;false&quot;</code></td></tr></tbody></table><h2 id="إن-دمجت-إضافة-الوسم-مع-برامج-أخرى" tabindex="-1">إن دمجت إضافة الوسم مع برامج أخرى <a class="header-anchor" href="#إن-دمجت-إضافة-الوسم-مع-برامج-أخرى" aria-label="Permalink to &quot;إن دمجت إضافة الوسم مع برامج أخرى&quot;">​</a></h2><p>حددوا مجلد الملفات: <code>window.hadaya.baseUrl = &quot;https://shop.example/wp-content/plugins/hadaya/dist/&quot;</code>. تفعل إضافة هدايا ذلك تلقائيًا. التفاصيل في <a href="./../../caching.html">الصفحة الإنجليزية</a>.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("ar/recipes/caching.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const caching = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  caching as default
};
