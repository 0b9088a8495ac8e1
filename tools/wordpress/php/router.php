<?php
/**
 * Router of PHP's own web server: files as they are, everything else to WordPress (pretty permalinks).
 *
 * @package Hadaya
 */

$hadaya_path = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$hadaya_file = realpath( $_SERVER['DOCUMENT_ROOT'] . $hadaya_path );

if ( false !== $hadaya_file && 0 === strpos( $hadaya_file, realpath( $_SERVER['DOCUMENT_ROOT'] ) ) ) {
	if ( is_dir( $hadaya_file ) && is_file( $hadaya_file . '/index.php' ) && '/' !== substr( $hadaya_path, -1 ) ) {
		header( 'Location: ' . $hadaya_path . '/', true, 301 );
		return true;
	}
	if ( is_file( $hadaya_file ) || is_file( $hadaya_file . '/index.php' ) && '/' !== $hadaya_path ) {
		return false;
	}
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
