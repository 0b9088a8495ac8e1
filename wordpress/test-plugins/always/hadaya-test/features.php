<?php
/**
 * For test sites only: records plugins' WooCommerce compatibility declarations in an option.
 *
 * @package Hadaya
 */

namespace Automattic\WooCommerce\Utilities;

defined( 'ABSPATH' ) || exit;

/**
 * Stand-in for WooCommerce's class of the same name.
 */
final class FeaturesUtil {

	/**
	 * Records whether a plugin declares itself compatible with a feature.
	 *
	 * @param string $feature Feature.
	 * @param string $file    File of the plugin.
	 * @param bool   $is_fine Whether the plugin is compatible with the feature.
	 */
	public static function declare_compatibility( string $feature, string $file, bool $is_fine ): void {
		$noted = (array) get_option( 'hadaya_test_declared', array() );
		update_option( 'hadaya_test_declared', array_merge( $noted, array( $feature => plugin_basename( $file ) . ( $is_fine ? ' yes' : ' no' ) ) ) );
	}
}
