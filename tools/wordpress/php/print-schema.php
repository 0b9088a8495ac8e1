<?php
/**
 * Prints the plugin's settings and channels as JSON, without a WordPress around. Standard input: the plugin's texts in the
 * wanted language, by the English ones.
 *
 * @package Hadaya
 */

define( 'ABSPATH', __DIR__ );

$hadaya_texts = json_decode( (string) stream_get_contents( STDIN ), true );

/**
 * A text in the wanted language.
 *
 * @param string $text English text.
 * @return string
 */
function __( $text ) {
	global $hadaya_texts;
	return isset( $hadaya_texts[ $text ] ) ? $hadaya_texts[ $text ] : $text;
}

/**
 * An option of a site that has none.
 *
 * @param string $name     Name, of no importance.
 * @param mixed  $standard Value where there is none.
 * @return mixed
 */
function get_option( $name, $standard = false ) {
	return '' === $name ? '' : $standard;
}

/**
 * A value that nobody filters.
 *
 * @param string $name  Name of the filter, of no importance.
 * @param mixed  $value Value.
 * @return mixed
 */
function apply_filters( $name, $value ) {
	return '' === $name ? null : $value;
}

/**
 * A day and time, which no text of the settings names on a fresh site.
 *
 * @return string
 */
function wp_date() {
	return '';
}

spl_autoload_register(
	static function ( $name ) {
		require dirname( __DIR__, 3 ) . '/wordpress/hadaya/includes/class-' . strtolower( str_replace( '_', '-', $name ) ) . '.php';
	}
);

$hadaya_channels = array();
foreach ( Hadaya_Channels::all() as $hadaya_type => list( , $hadaya_color, $hadaya_link, $hadaya_kind ) ) {
	$hadaya_channels[ $hadaya_type ] = array(
		'color' => $hadaya_color,
		'link'  => $hadaya_link,
		'kind'  => $hadaya_kind,
	);
}
// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- There is no WordPress here.
echo json_encode(
	array(
		'schema'   => Hadaya_Schema::all(),
		'channels' => array_merge_recursive( Hadaya_Channels::describe(), $hadaya_channels ),
	)
);
