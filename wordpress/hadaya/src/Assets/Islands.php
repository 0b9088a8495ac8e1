<?php
/**
 * Islands and the plugins they replace.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the handles under which the replaced plugins register their files.
 *
 * @phpstan-type Island array{label: string, scripts: list<string>, styles: list<string>, parts: list<string>, unneeded: list<string>,
 *   beside: list<string>, sheet: bool, globals: list<string>, is_first: bool, at_form: list<string>,
 *   shared: array<string, list<string>>, instead: array<string, list<string>>, early: array<string, string>, called: string}
 */
final class Islands {

	/**
	 * Creates the middleware that adds query arguments to the swatches' REST requests until the module takes over. Called by `wp.apiFetch.use(…)`, so
	 * `wp.url` exists.
	 */
	const EXTRA_QUERY_PARAMS = <<<'JS'
window.createMiddlewareForExtraQueryParams = window.createMiddlewareForExtraQueryParams || function (args) {
	return function (options, next) {
		['path', 'url'].forEach(function (key) {
			var address = options[key];
			if (typeof address !== 'string' || address.indexOf('woo-variation-swatches') === -1) return;
			Object.keys(args || {}).forEach(function (name) {
				var added = {};
				added[name] = args[name];
				if (!wp.url.hasQueryArg(options[key], name)) options[key] = wp.url.addQueryArgs(options[key], added);
			});
		});
		return next(options);
	};
};
JS;

	/**
	 * Records calls to `setOrderTracking` before our module has loaded: WooCommerce's consent script calls this function without checking that it
	 * exists. The module reads the recorded calls from the function's `hadaya` property.
	 */
	const EARLY_TRACKING = <<<'JS'
(function (order) {
	if (!order || order.setOrderTracking) return;
	var calls = [];
	order.setOrderTracking = function (allow) {
		calls.push(allow);
	};
	order.setOrderTracking.hadaya = calls;
})(window.wc_order_attribution);
JS;

	/**
	 * Handle of the style sheet that hides the markup of WooCommerce's own lightbox.
	 */
	const LIGHTBOX = 'photoswipe-default-skin';

	/**
	 * Default values for an island's entry in `TABLE`.
	 */
	const DEFAULTS = array(
		'label'    => '',
		'scripts'  => array(),
		'styles'   => array(),
		'parts'    => array(),
		'unneeded' => array(),
		'beside'   => array(),
		'sheet'    => false,
		'globals'  => array(),
		'is_first' => false,
		'at_form'  => array(),
		'shared'   => array(),
		'instead'  => array(),
		'early'    => array(),
		'called'   => '',
	);

	/**
	 * Every island, keyed by name.
	 *
	 * - `scripts`  handles that lose their file; their data and inline scripts stay
	 * - `styles`   handles that get our style sheet; inline styles stay
	 * - `parts`    helper handles of the replaced plugin, which are removed unless another script needs them
	 * - `unneeded` dependencies of the replaced script that are removed even though pages may rely on them
	 * - `beside`   handles of a page builder; they are removed only if the island replaces everything that needs them
	 * - `sheet`    true: our sheet loads with the module and the plugin's own stays, because ours only adds to it
	 * - `globals`  other plugins' settings globals that the island reads
	 * - `is_first` true: these settings are small, and the island starts from the head
	 * - `at_form` settings that are printed right after a product's form, so that the island can start there; if one of them is not known by then, all
	 *   of them are printed in the footer
	 * - `shared` files that a plugin enqueues only for elements that the island renders: handles, keyed by the plugin's folder
	 * - `instead` the same for elements that the island replaces; applies only if the page shows the island
	 * - `early` globals of the replaced script that inline scripts of its plugin call before our module has run: for each name, the classic script that
	 *   defines it
	 * - `called` classic script, printed after the settings, with functions of the replaced script that other scripts may call at any time
	 */
	const TABLE = array(
		'gallery'        => array(
			'scripts' => array( 'woo-variation-gallery' ),
			'styles'  => array( 'woo-variation-gallery' ),
			'parts'   => array( 'woo-variation-gallery-slider' ),
			'globals' => array( 'woo_variation_gallery_options', 'wc_single_product_params' ),
			'at_form' => array( 'woo_variation_gallery_options', 'wc_single_product_params' ),
			'shared'  => array(
				'woo-variation-gallery'     => array( 'dashicons' ),
				'woo-variation-gallery-pro' => array( 'dashicons' ),
			),
			'instead' => array( 'woocommerce' => array( 'zoom', 'flexslider', 'photoswipe-ui-default', self::LIGHTBOX ) ),
		) + self::DEFAULTS,
		'swatches'       => array(
			'scripts' => array( 'woo-variation-swatches' ),
			'styles'  => array( 'woo-variation-swatches' ),
			'globals' => array( 'woo_variation_swatches_options', 'woo_variation_swatches_pro_options', 'wc_add_to_cart_variation_params' ),
			'at_form' => array( 'woo_variation_swatches_options', 'wc_add_to_cart_variation_params' ),
			'early'   => array( 'createMiddlewareForExtraQueryParams' => self::EXTRA_QUERY_PARAMS ),
		) + self::DEFAULTS,
		'contact-widget' => array(
			'scripts'  => array( 'chaty-front-end', 'chaty' ),
			'parts'    => array( 'chaty-mail-check', 'chaty-picmo-js', 'chaty-picmo-latest-js', 'chaty-front-css', 'chaty-css' ),
			'unneeded' => array( 'jquery' ),
			'globals'  => array( 'chaty_settings' ),
		) + self::DEFAULTS,
		'attribution'    => array(
			'scripts'  => array( 'wc-order-attribution' ),
			'parts'    => array( 'sourcebuster-js' ),
			'globals'  => array( 'wc_order_attribution' ),
			'is_first' => true,
			'called'   => self::EARLY_TRACKING,
		) + self::DEFAULTS,
		'menu'           => array(
			'scripts' => array( 'hfe-frontend-js' ),
			'sheet'   => true,
		) + self::DEFAULTS,
		'quote'          => self::DEFAULTS,
		'content'        => array(
			'beside'  => array( 'elementor-frontend' ),
			'globals' => array( 'elementorFrontendConfig' ),
			'parts'   => array( 'elementor-frontend-modules', 'elementor-webpack-runtime', 'swiper', 'jquery-numerator' ),
		) + self::DEFAULTS,
	);

	/**
	 * Returns the islands of `TABLE`, keyed by name, after the filter `hadaya_islands`, with which a theme may add handles.
	 *
	 * @return array<string, Island>
	 */
	public function all(): array {
		/**
		 * Filters the handles of the replaced plugins, for shops whose theme registers them under other names.
		 *
		 * @since 1.0.0
		 *
		 * @param array $islands Islands by name.
		 */
		return apply_filters( 'hadaya_islands', self::TABLE );
	}

	/**
	 * Returns whether each island is enabled, keyed by its name. Islands are enabled by default, except the quote list: it replaces no plugin, so the
	 * owner has to enable it.
	 *
	 * @param bool[] $stored Stored data.
	 * @return bool[]
	 */
	public function switches( array $stored ): array {
		return array_merge( array_fill_keys( array_keys( $this->all() ), true ), array( 'quote' => false ), $stored );
	}

	/**
	 * Returns the names of the disabled islands, whose files must not load. Enabled islands cannot be excluded, because it is not yet known in the
	 * head which of them the page needs.
	 *
	 * @param Options $options The owner's settings.
	 * @return string[]
	 */
	public function switched_off( Options $options ): array {
		$all = array_keys( $this->all() );
		$off = array_values( array_diff( $all, array_filter( $all, array( $options, 'is_island_on' ) ) ) );
		return in_array( 'swatches', $off, true ) ? array_merge( $off, array( ResourceHints::BLOCK_SWATCHES ) ) : $off;
	}
}
