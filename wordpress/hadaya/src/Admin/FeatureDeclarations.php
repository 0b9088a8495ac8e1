<?php
/**
 * Compatibility declarations for other plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Declares compatibility with WooCommerce's order tables and its cart and checkout blocks.
 */
final class FeatureDeclarations {

	/**
	 * WooCommerce features that this plugin is compatible with: it accesses orders only through WooCommerce's functions, and does not extend the cart
	 * and checkout blocks.
	 */
	const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Declares that the plugin is compatible with `FEATURES`, unless WooCommerce is inactive.
	 */
	public function declare_features(): void {
		$declare = array( '\\Automattic\\WooCommerce\\Utilities\\FeaturesUtil', 'declare_compatibility' );
		if ( is_callable( $declare ) ) {
			foreach ( self::FEATURES as $feature ) {
				call_user_func( $declare, $feature, HADAYA_FILE, true );
			}
		}
	}
}
