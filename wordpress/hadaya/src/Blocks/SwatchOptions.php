<?php
/**
 * Settings of the swatches plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the owner's settings of the swatches plugin.
 */
final class SwatchOptions {

	/**
	 * Returns a stored setting of the swatches plugin, or else the given default.
	 *
	 * @param string $name    Name of the setting.
	 * @param mixed  $default Value if the owner has not set it.
	 * @return mixed
	 */
	public function read( string $name, $default ) { // phpcs:ignore Universal.NamingConventions.NoReservedKeywordParameterNames -- The same name as in WordPress.
		$options = (array) get_option( 'woo_variation_swatches', array() );
		return isset( $options[ $name ] ) ? $options[ $name ] : $default;
	}

	/**
	 * Checks whether a setting of the swatches plugin is on.
	 *
	 * @param string $name  Name of the setting.
	 * @param bool   $is_on Value if the owner has not set it.
	 * @return bool
	 */
	public function is_on( string $name, bool $is_on ): bool {
		return in_array( $this->read( $name, $is_on ), array( 'yes', true, '1', 1 ), true );
	}

	/**
	 * Checks whether the owner has set the swatches plugin to round swatches.
	 *
	 * @return bool
	 */
	public function is_round(): bool {
		return 'rounded' === $this->read( 'shape_style', 'squared' );
	}

	/**
	 * Returns the settings that apply to all attributes and that the owner has changed from the defaults.
	 *
	 * @return array{separator?: string|false, angle?: string}
	 */
	public function for_page(): array {
		$separator = sanitize_text_field( (string) $this->read( 'variation_label_separator', ':' ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- The swatches plugin's filter.
		$angle    = (string) apply_filters( 'woo_variation_swatches_dual_color_gradient_angle', '-45deg' );
		$settings = array();
		if ( ! $this->is_on( 'show_variation_label', true ) ) {
			$settings['separator'] = false;
		} elseif ( ':' !== $separator ) {
			$settings['separator'] = $separator;
		}
		if ( '-45deg' !== $angle && preg_match( '/^-?[\d.]+(deg|rad|turn|grad)$/', $angle ) ) {
			$settings['angle'] = $angle;
		}
		return $settings;
	}
}
