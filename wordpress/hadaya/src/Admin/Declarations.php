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
final class Declarations {

	/**
	 * WooCommerce's features that change nothing for us: we read no orders, and the blocks' pages have no part of ours.
	 */
	const FEATURES = array( 'custom_order_tables', 'cart_checkout_blocks' );

	/**
	 * Hooks what is asked later; this class is read then.
	 */
	public static function register(): void {
		add_action( 'before_woocommerce_init', array( self::class, 'declare_features' ) );
		add_filter( 'wp_consent_api_registered_' . plugin_basename( HADAYA_FILE ), '__return_true' );
	}

	/**
	 * Tells WooCommerce.
	 */
	public static function declare_features(): void {
		$declare = array( '\\Automattic\\WooCommerce\\Utilities\\FeaturesUtil', 'declare_compatibility' );
		if (is_callable( $declare ) ) {
			foreach ( self::FEATURES as $feature ) {
				call_user_func( $declare, $feature, HADAYA_FILE, true );
			}
		}
	}
}
