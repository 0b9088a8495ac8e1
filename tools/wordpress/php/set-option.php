<?php
/**
 * Sets an option of a site. Arguments: folder of the site's files, name, value as JSON (null deletes it).
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_name, $hadaya_value ) = $argv;
$_SERVER['HTTP_HOST']                               = 'localhost';
require $hadaya_root . '/wp-load.php';
$hadaya_value = json_decode( $hadaya_value, true );
if ( null === $hadaya_value ) {
	delete_option( $hadaya_name );
} else {
	update_option( $hadaya_name, $hadaya_value );
}
