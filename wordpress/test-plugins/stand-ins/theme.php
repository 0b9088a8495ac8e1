<?php
/**
 * Overrides the active theme's fonts and styles with those of a test: the option `hadaya_stand_in_theme` contains part of a `theme.json`.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_filter(
	'wp_theme_json_data_theme',
	static function ( $data ) {
		$piece = get_option( 'hadaya_stand_in_theme' );
		return is_array( $piece ) ? $data->update_with( $piece ) : $data;
	}
);
