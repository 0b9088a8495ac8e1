<?php
/**
 * Prints the plugin's settings and channels as JSON, without WordPress. Standard input: the plugin's strings in the requested language, by English
 * string.
 *
 * @package Hadaya
 */

define( 'ABSPATH', __DIR__ );

$hadaya_texts = json_decode( (string) stream_get_contents( STDIN ), true );

/**
 * Stub that returns the text in the requested language; the English text if there is no translation.
 *
 * @param string $text English text.
 * @return string
 */
function __( $text ) {
	global $hadaya_texts;
	return isset( $hadaya_texts[ $text ] ) ? $hadaya_texts[ $text ] : $text;
}

/**
 * Stub that returns the default, because no option is set.
 *
 * @param string $name     Unused name.
 * @param mixed  $standard Default.
 * @return mixed
 */
function get_option( $name, $standard = false ) {
	return '' === $name ? '' : $standard;
}

/**
 * Stub that returns the value unchanged, because no filter is registered.
 *
 * @param string $name  Unused name of the filter.
 * @param mixed  $value Value.
 * @return mixed
 */
function apply_filters( $name, $value ) {
	return '' === $name ? null : $value;
}

/**
 * Stub that returns false, because no filter is registered.
 *
 * @return bool
 */
function has_filter() {
	return false;
}

/**
 * Stub that returns false, because this is not an admin screen.
 *
 * @return bool
 */
function is_admin() {
	return false;
}

/**
 * Stub that returns an empty string, because no text in a fresh site's settings contains a date or time.
 *
 * @return string
 */
function wp_date() {
	return '';
}

require dirname( __DIR__, 3 ) . '/wordpress/hadaya/src/autoload.php';

/**
 * Stub that returns UTC, the time zone of a site that has set none.
 *
 * @return string
 */
function wp_timezone_string() {
	return 'UTC';
}

/**
 * Stub that escapes HTML's special characters, including both kinds of quotes.
 *
 * @param string $text Text.
 * @return string
 */
function esc_html( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}

/**
 * Stub that escapes a text for an attribute's value, like `esc_html()`.
 *
 * @param string $text Text.
 * @return string
 */
function esc_attr( $text ) {
	return esc_html( $text );
}

$hadaya = new \Hadaya\Plugin();

$hadaya_channels = $hadaya->get( \Hadaya\Widgets\Channels::class )->describe();
foreach ( $hadaya->get( \Hadaya\Widgets\Channels::class )->all() as $hadaya_type => $hadaya_channel ) {
	$hadaya_channels[ $hadaya_type ] += $hadaya_channel;
}

// An example widget that uses every setting, as the plugin prints it. The output of other code that writes widgets is compared with this output.
$hadaya_example = json_decode( (string) file_get_contents( __DIR__ . '/example-widget.json' ), true );
$hadaya_example = $hadaya->get( \Hadaya\Widgets\WidgetDefaults::class )->complete_all( array( $hadaya_example ) )[0];
$hadaya_widget  = \Hadaya\Widgets\Widget::from_array( $hadaya_example );
$hadaya_printed = $hadaya->get( \Hadaya\Widgets\PrintedWidgets::class )->look( $hadaya_widget ) + array( 'channels' => $hadaya->get( \Hadaya\Widgets\PrintedChannels::class )->all( $hadaya_widget->channels() ) );
// phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- There is no WordPress here.
echo json_encode(
	array(
		'schema'    => $hadaya->get( \Hadaya\Settings\Schema\SettingsSchema::class )->all(),
		'channels'  => $hadaya_channels,
		'countries' => \Hadaya\Support\Countries::CODES,
		'fresh'     => $hadaya->get( \Hadaya\Widgets\WidgetDefaults::class )->fresh(),
		'example'   => array(
			'widget'  => $hadaya_example,
			'printed' => $hadaya_printed,
		),
	)
);
