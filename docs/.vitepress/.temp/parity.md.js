import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Intended differences of the layout","description":"","frontmatter":{},"headers":[],"relativePath":"parity.md","filePath":"parity.md"}');
const _sfc_main = { name: "parity.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="intended-differences-of-the-layout" tabindex="-1">Intended differences of the layout <a class="header-anchor" href="#intended-differences-of-the-layout" aria-label="Permalink to &quot;Intended differences of the layout&quot;">​</a></h1><p>A test compares each visible box of a real shop with Hadaya and with the replaced plugins: at 390 and 1280 px, in both writing directions, with the script tag and with the WordPress plugin. This page, made from <code>parity.json</code> by <code>node tools/docs/parity.ts</code>, lists the intended differences. Any other difference is a defect.</p><ul><li><code>input.input-text.qty</code> on all pages: Not ours: WooCommerce gives the quantity field a new random id at each load, so the measurement does not find it again, not even between two loads of the original page.</li><li><code>div.chaty</code> on all pages: Launcher, list and panels stand in a shadow root, where no theme reaches them; their boxes are compared in the browser tests of the contact widget (<code>e2e/contact/pluginLook.spec.ts</code>). On a phone the launcher stands above a theme&#39;s fixed bar at the foot, which it covered before. Seen: <a href="parity/launcher-before.png">before</a>, <a href="parity/launcher-after.png">after</a>.</li><li><code>div.slick-track</code> on all pages: The replaced slider&#39;s wrapper with copies of the pictures; ours has no copies, so it is as wide as what it shows. Right to left the strip begins at the right, with the first picture; the original began at the left and had the third one current. Seen: <a href="parity/thumbnails-before.png">before</a>, <a href="parity/thumbnails-after.png">after</a>.</li><li><code>div.slick-list</code> on all pages: As above: the window of the thumbnails&#39; strip.</li><li><code>a.woo-variation-gallery-trigger</code> on all pages: The magnifier stands at the same place, but after the picture in the order of the page, so that Tab reaches it after the picture; the measurement looks for it at its old path.</li><li><code>span.swiper-pagination-bullet</code> on all pages: The dot is as large as before; its box is 24 px so that a finger hits it.</li><li><code>div.elementor-image-carousel.swiper-wrapper</code> on all pages: The builder&#39;s slider keeps copies of the slides at both ends and starts behind them; ours moves without copies.</li><li><code>nav.hfe-nav-menu</code> on all pages: In its place: the element carries an id of ours for <code>aria-controls</code>, which changes the path that the measurement looks for.</li><li><code>li.variable-item</code> on all pages: A value that is sold out but can be chosen is dimmed and crossed out, where the free plugin shows it like all others; <code>swatches.markOutOfStock: false</code> gives that back.</li></ul></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("parity.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const parity = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  parity as default
};
