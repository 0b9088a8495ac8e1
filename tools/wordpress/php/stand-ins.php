<?php
/**
 * Calls WordPress's own functions with the inputs that unit tests give to their stand-ins. Arguments: folder of a site's files, JSON file with inputs,
 * keyed by function. Prints the results as JSON.
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_file ) = $argv;
$_SERVER['HTTP_HOST']                = 'localhost';
require $hadaya_root . '/wp-load.php';
$hadaya_answers = array();
foreach ( json_decode( file_get_contents( $hadaya_file ), true ) as $hadaya_function => $hadaya_examples ) {
	foreach ( $hadaya_examples as list( $hadaya_arguments ) ) {
		$hadaya_answers[ $hadaya_function ][] = array( $hadaya_arguments, $hadaya_function( ...$hadaya_arguments ) );
	}
}
echo wp_json_encode( $hadaya_answers, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
