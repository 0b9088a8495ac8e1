<?php
/**
 * Sets options of a site. Arguments: folder of the site's files, options by name as JSON (null deletes one).
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_options ) = $argv;
$_SERVER['HTTP_HOST']                   = 'localhost';
require $hadaya_root . '/wp-load.php';
foreach ( json_decode( $hadaya_options, true ) as $hadaya_name => $hadaya_value ) {
	if ( null === $hadaya_value ) {
		delete_option( $hadaya_name );
	} else {
		update_option( $hadaya_name, $hadaya_value );
	}
}
