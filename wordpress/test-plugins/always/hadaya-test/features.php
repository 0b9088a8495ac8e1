<?php
/**
 * For test sites only: WooCommerce's register of what plugins declare, which notes it in an option.
 *
 * @package Hadaya
 */

namespace Automattic\WooCommerce\Utilities;

defined( 'ABSPATH' ) || exit;

/**
 * Stands in for WooCommerce's class of that name.
 */
final class FeaturesUtil {

	/**
	 * Notes what a plugin declares.
	 *
	 * @param string $feature Feature.
	 * @param string $file    File of the plugin.
	 * @param bool   $is_fine Whether both go together.
	 */
	public static function declare_compatibility( string $feature, string $file, bool $is_fine ): void {
		$noted = (array) get_option( 'hadaya_test_declared', array() );
		update_option( 'hadaya_test_declared', array_merge( $noted, array( $feature => plugin_basename( $file ) . ( $is_fine ? ' yes' : ' no' ) ) ) );
	}
}
