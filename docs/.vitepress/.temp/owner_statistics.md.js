import { ssrRenderAttrs, ssrRenderAttr } from "vue/server-renderer";
import { useSSRContext } from "vue";
import { _ as _export_sfc } from "./plugin-vue_export-helper.1tPrXgE0.js";
const _imports_0 = "/docs/assets/settings-statistics.CXsqY87M.png";
const __pageData = JSON.parse('{"title":"Statistics","description":"","frontmatter":{},"headers":[],"relativePath":"owner/statistics.md","filePath":"owner/statistics.md"}');
const _sfc_main = { name: "owner/statistics.md" };
function _sfc_ssrRender(_ctx, _push, _parent, _attrs, $props, $setup, $data, $options) {
  _push(`<div${ssrRenderAttrs(_attrs)}><h1 id="statistics" tabindex="-1">Statistics <a class="header-anchor" href="#statistics" aria-label="Permalink to &quot;Statistics&quot;">​</a></h1><p><em>Hadaya → Statistics</em> shows how many visitors saw the widget, clicked a channel and sent the form, for any period, compared with the period before.</p><p><img${ssrRenderAttr("src", _imports_0)} alt="Views, clicks and messages by day and channel"></p><ul><li><strong>Charts</strong>: point at a bar, or focus the chart with <em>Tab</em> and use the arrow keys. <em>Data table</em> opens its numbers. Periods over two months are shown by week, over a year by month.</li><li><strong>Tables</strong>: clicks and messages by channel, page, source, device, language and widget, also per view. A channel counts as viewed when the list opens.</li><li><strong>CSV</strong>: exports the days or the visible table.</li><li><strong>Sources</strong>: direct, search, social, advertising, other sites and campaigns. The source is known if WooCommerce records order sources and the visitor agrees, or if the address names a campaign.</li></ul><p>How it counts:</p><ul><li>It stores daily totals only and no visitor data, so it needs no consent.</li><li>A browser counts a view and a click once in two days.</li><li>At most 300 views and clicks of one IP address count per day; a hash of the address is stored for that day. If your shop is behind a proxy, choose it under <em>Proxy header</em>.</li><li>Days follow the site&#39;s time zone. Totals are kept for 25 months; change this under <em>Advanced</em>.</li></ul><p>Programs read the totals at <code>/wp-json/hadaya/v1/statistics?from=2026-11-01&amp;to=2026-11-30</code>, with the permissions of a user who may change the settings.</p><p><strong>No data?</strong> The page gives the reason. Check that the widget shows in the shop and that <em>Count views and clicks</em> is on. Clicks can also go to Google Analytics.</p></div>`);
}
const _sfc_setup = _sfc_main.setup;
_sfc_main.setup = (props, ctx) => {
  const ssrContext = useSSRContext();
  (ssrContext.modules || (ssrContext.modules = /* @__PURE__ */ new Set())).add("owner/statistics.md");
  return _sfc_setup ? _sfc_setup(props, ctx) : void 0;
};
const statistics = /* @__PURE__ */ _export_sfc(_sfc_main, [["ssrRender", _sfc_ssrRender]]);
export {
  __pageData,
  statistics as default
};
