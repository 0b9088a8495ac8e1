<?php
/**
 * Router script for PHP's built-in server: serves files unchanged and passes everything else to WordPress (pretty permalinks). WordPress's own scripts
 * and style sheets, whose URLs contain their version, are cached for a day, as on real hosts: an admin screen loads up to eighty of these files, and
 * browsers would otherwise process them again on every visit.
 *
 * @package Hadaya
 */

$hadaya_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$hadaya_file = realpath( $_SERVER['DOCUMENT_ROOT'] . $hadaya_path );
$hadaya_type = array(
	'js'  => 'text/javascript',
	'css' => 'text/css',
);

if ( false !== $hadaya_file && 0 === strpos( $hadaya_file, realpath( $_SERVER['DOCUMENT_ROOT'] ) ) ) {
	if ( is_dir( $hadaya_file ) && is_file( $hadaya_file . '/index.php' ) && '/' !== substr( $hadaya_path, -1 ) ) {
		header( 'Location: ' . $hadaya_path . '/', true, 301 );
		return true;
	}
	$hadaya_ending = pathinfo( $hadaya_file, PATHINFO_EXTENSION );
	if ( isset( $_GET['ver'], $hadaya_type[ $hadaya_ending ] ) && 1 === preg_match( '~^/wp-(includes|admin)/~', $hadaya_path ) ) {
		header( 'Content-Type: ' . $hadaya_type[ $hadaya_ending ] . '; charset=UTF-8' );
		header( 'Cache-Control: max-age=86400' );
		readfile( $hadaya_file );
		return true;
	}
	if ( is_file( $hadaya_file ) || is_file( $hadaya_file . '/index.php' ) && '/' !== $hadaya_path ) {
		return false;
	}
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
