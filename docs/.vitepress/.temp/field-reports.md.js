import { ssrRenderAttrs } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const __pageData = JSON.parse('{"title":"Field reports","description":"","frontmatter":{},"headers":[],"relativePath":"field-reports.md","filePath":"field-reports.md"}');
const _sfc_main = { name: "field-reports.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="field-reports" tabindex="-1">Field reports <a class="header-anchor" href="#field-reports" aria-label="Permalink to &quot;Field reports&quot;">​</a></h1><p>These pages list problems that people report in public threads about similar software, and Hadaya&#39;s behaviour in each case. Every row was tried on the built files, and has a test or a reason why it needs none. Repository and number name the thread; the wording is ours.</p><table tabindex="0"><thead><tr><th>area</th><th>reports</th><th>sources</th></tr></thead><tbody><tr><td><a href="./field-reports/swatches.html">Swatches and variation forms</a></td><td>24</td><td>WooCommerce&#39;s variation form, swatches plugins, Shopify&#39;s pickers</td></tr><tr><td><a href="./field-reports/gallery.html">Gallery, video, lightbox</a></td><td>25</td><td>Swiper, PhotoSwipe, product galleries, zoom, video, lazy loading</td></tr><tr><td><a href="./field-reports/contact.html">Contact: launcher and channels</a></td><td>25</td><td>chat widgets, icons, numbers, WhatsApp links, positions on the page</td></tr><tr><td><a href="./field-reports/form.html">Contact: form and chat popup</a></td><td>31</td><td>phone inputs, mail hints, uploads, captchas, emoji pickers</td></tr><tr><td><a href="./field-reports/attribution.html">Attribution</a></td><td>24</td><td>sourcebuster, order attribution, consent, caches, links between sites</td></tr><tr><td><a href="./field-reports/menu.html">Menu and search</a></td><td>18</td><td>navigation menus, search suggestions, anchors</td></tr><tr><td><a href="./field-reports/content.html">Content widgets</a></td><td>18</td><td>sliders, tabs, accordions, counters, lightbox, video of page builders</td></tr><tr><td><a href="./field-reports/api-fetch.html">REST client</a></td><td>14</td><td>nonces, roots, pagination, uploads</td></tr><tr><td><a href="./field-reports/loader.html">Loader and embed</a></td><td>16</td><td>script tags, optimisers, policies, pages replaced by scripts, back and forward</td></tr><tr><td><a href="./field-reports/owners.html">Owners of WordPress sites</a></td><td>17</td><td>moves, updates, time zones, Trash, jobs, capabilities, mails, deleting the plugin</td></tr></tbody></table></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("field-reports.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const fieldReports = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  fieldReports as default
};
