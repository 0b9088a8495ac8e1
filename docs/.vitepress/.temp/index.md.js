import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"","description":"","frontmatter":{"layout":"home","hero":{"name":"Hadaya","text":"A faster front end for WooCommerce","tagline":"Swatches, gallery, contact widget, menu, content widgets and order attribution, as one plugin or one script tag. Your plugins, their settings and your data stay.","actions":[{"theme":"brand","text":"Start in five minutes","link":"/start/owner"},{"theme":"alt","text":"Troubleshooting","link":"/troubleshooting"}]},"features":[{"title":"For shop owners","details":"Install the plugin, set up the contact widget, answer messages and quote requests. No code.","link":"/start/owner","linkText":"Set up your shop"},{"title":"For theme developers","details":"The look by custom properties, the markup that Hadaya mounts on, right to left, dark mode.","link":"/start/theme","linkText":"Adapt the look"},{"title":"For developers","details":"The script tag, settings, events, REST routes and hooks, and how the code is built.","link":"/start/developer","linkText":"Build with it"}]},"headers":[],"relativePath":"index.md","filePath":"index.md"}');
const _sfc_main = { name: "index.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h2 id="what-visitors-get" tabindex="-1">What visitors get <a class="header-anchor" href="#what-visitors-get" aria-label="Permalink to &quot;What visitors get&quot;">​</a></h2><ul><li><strong>Safe.</strong> If a file fails to load, the page&#39;s own selects, links and forms still work.</li><li><strong>Light.</strong> React loads once for all widgets, when the page is idle. Lightbox, form and video load when a visitor uses them.</li><li><strong>For everyone.</strong> Keyboard, screen reader, right to left with Arabic texts, reduced motion, no layout shift.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("index.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const index = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  index as default
};
