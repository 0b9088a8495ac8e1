import { resolveComponent, useSSRContext } from "vue";
import { ssrRenderAttrs, ssrRenderComponent } from "vue/server-renderer";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Five minutes for site owners","description":"","frontmatter":{},"headers":[],"relativePath":"start/owner.md","filePath":"start/owner.md"}');
const _sfc_main = { name: "start/owner.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  const _component_LiveExample = resolveComponent("LiveExample");
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="five-minutes-for-site-owners" tabindex="-1">Five minutes for site owners <a class="header-anchor" href="#five-minutes-for-site-owners" aria-label="Permalink to &quot;Five minutes for site owners&quot;">​</a></h1><p>Hadaya is for WooCommerce shops that use one or more of these: Variation Swatches, Variation Gallery, Chaty, order attribution, Ultimate Addons&#39; menu, Elementor. It replaces the scripts that visitors&#39; browsers run. The plugins&#39; settings stay where they are.</p><h2 id="wordpress-the-plugin" tabindex="-1">WordPress: the plugin <a class="header-anchor" href="#wordpress-the-plugin" aria-label="Permalink to &quot;WordPress: the plugin&quot;">​</a></h2><ol><li><em>Plugins → Add Plugin → Upload Plugin</em>: choose <code>hadaya-&lt;version&gt;.zip</code> and activate it. Leave the other plugins active.</li><li>The menu <em>Hadaya</em> has a switch for each part. If you use no other contact plugin, open <em>Contact widget</em>, turn it on, add a channel and save.</li><li>Open a product page and choose a swatch. The picture and the price change.</li></ol><h2 id="the-tag" tabindex="-1">Other sites: the tag <a class="header-anchor" href="#the-tag" aria-label="Permalink to &quot;Other sites: the tag {#the-tag}&quot;">​</a></h2><p>The <a href="/../install/" target="_self">tag builder</a> of the demo shop writes the tag with your settings and previews it. If you have no contact plugin, you can build a contact widget there: channels, people, opening hours, display rules, colours. A contact form needs a server that receives its messages; the WordPress plugin includes that.</p><p>Paste the tag once on every page, before <code>&lt;/head&gt;</code>. More: <a href="./../install.html">Install</a>.</p><h2 id="check-that-it-works" tabindex="-1">Check that it works <a class="header-anchor" href="#check-that-it-works" aria-label="Permalink to &quot;Check that it works&quot;">​</a></h2><p>Add <code>?hadaya_debug=1</code> to the address of a page. A panel shows each part, its state and what to fix. <a href="./../troubleshooting.html">Troubleshooting</a> explains its messages.</p><h2 id="try-a-setting" tabindex="-1">Try a setting <a class="header-anchor" href="#try-a-setting" aria-label="Permalink to &quot;Try a setting&quot;">​</a></h2>`);
  _push(ssrRenderComponent(_component_LiveExample, {
    page: "/contact/",
    settings: '{\n  "contact": { "weekendDays": [5, 6], "hoursMode": "status" }\n}'
  }, null, _parent));
  _push(`<p>All settings: <a href="./../reference/settings.html">Settings</a>. To remove Hadaya, deactivate the plugin or delete the tag.</p><h2 id="next" tabindex="-1">Next <a class="header-anchor" href="#next" aria-label="Permalink to &quot;Next&quot;">​</a></h2><ul><li><a href="./../owner/settings.html">Settings</a>, <a href="./../owner/messages.html">messages</a>, <a href="./../owner/statistics.html">statistics</a>, <a href="./../owner/form.html">form</a></li><li><a href="./../migration.html">Moving from the plugins</a>, <a href="./../differences.html">differences</a></li><li><a href="./../consent.html">Consent</a>, <a href="./../caching.html">caching</a>, <a href="./../recipes/multilingual.html">several languages</a></li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("start/owner.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const owner = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  owner as default
};
