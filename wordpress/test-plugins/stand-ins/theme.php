<?php
/**
 * Fonts and styles of a theme of the test's own, over those of the active one: the option `hadaya_stand_in_theme` holds a piece of
 * `theme.json`.
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
