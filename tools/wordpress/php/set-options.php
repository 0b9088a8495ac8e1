<?php
/**
 * Sets options of the site whose document root contains a copy of this file. The request's body is a JSON object of option values, keyed by option
 * name (null deletes an option).
 *
 * @package Hadaya
 */

require __DIR__ . '/wp-load.php';
foreach ( json_decode( file_get_contents( 'php://input' ), true ) as $hadaya_name => $hadaya_value ) {
	if ( null === $hadaya_value ) {
		delete_option( $hadaya_name );
	} else {
		$hadaya_is_own = in_array( $hadaya_name, array( 'hadaya_options', 'hadaya_history', 'hadaya_webhook_last' ), true );
		update_option( $hadaya_name, $hadaya_is_own ? wp_json_encode( $hadaya_value, JSON_UNESCAPED_SLASHES ) : $hadaya_value );
	}
}
echo 'done';
