<?php
/**
 * What other plugins want to be told of this one.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Says that we work beside WooCommerce's order tables and its cart and checkout blocks, and that we ask the WP Consent API.
 */
final class FeatureDeclarations {

	/**
	 * WooCommerce's features that change nothing for us: we read no orders, and the blocks' pages have no part of ours.
	 */
	const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Tells WooCommerce.
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
