<?php
/**
 * Fonts and styles of the test's theme over the active one's: the option `hadaya_stand_in_theme` contains part of a `theme.json`.
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
