<?php
/**
 * Router script for PHP's built-in server, for a WordPress site in a subfolder. It follows the rules that WordPress writes into `.htaccess`: existing
 * files are served unchanged; a network's sites share the network's files; everything else is passed to the folder's `index.php`. An environment
 * variable contains the folder's path, such as `/shop`, or an empty string.
 *
 * @package Hadaya
 */

$hadaya_root   = $_SERVER['DOCUMENT_ROOT'];
$hadaya_path   = rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) );
$hadaya_folder = (string) getenv( 'HADAYA_FOLDER' );

if ( is_dir( $hadaya_root . $hadaya_path ) && '/' !== substr( $hadaya_path, -1 ) ) {
	header( 'Location: ' . $hadaya_path . '/', true, 301 );
	return true;
}
if ( is_file( $hadaya_root . $hadaya_path ) || is_file( $hadaya_root . $hadaya_path . 'index.php' ) && '/' !== $hadaya_path ) {
	return false;
}
// On a multisite network, remove the site's path to find the file.
$hadaya_name = preg_replace( '~^/[a-z0-9-]+(/(?:wp-(?:admin|content|includes)/|[a-z-]+\.php$))~', '$1', $hadaya_path );
$hadaya_name = '/' === substr( $hadaya_name, -1 ) ? $hadaya_name . 'index.php' : $hadaya_name;
$hadaya_file = $hadaya_root . $hadaya_name;
if ( $hadaya_name !== $hadaya_path && is_file( $hadaya_file ) && 'index.php' !== ltrim( $hadaya_name, '/' ) ) {
	if ( '.php' !== substr( $hadaya_file, -4 ) ) {
		$hadaya_type   = array(
			'js'  => 'text/javascript',
			'css' => 'text/css',
			'svg' => 'image/svg+xml',
		);
		$hadaya_ending = pathinfo( $hadaya_file, PATHINFO_EXTENSION );
		header( 'Content-Type: ' . ( $hadaya_type[ $hadaya_ending ] ?? 'application/octet-stream' ) );
		readfile( $hadaya_file );
		return true;
	}
	chdir( dirname( $hadaya_file ) );
	$_SERVER['SCRIPT_FILENAME'] = $hadaya_file;
	$_SERVER['SCRIPT_NAME']     = $hadaya_path;
	$_SERVER['PHP_SELF']        = '/' === substr( $hadaya_path, -1 ) ? $hadaya_path . 'index.php' : $hadaya_path;
	require $hadaya_file;
	return true;
}
$_SERVER['SCRIPT_NAME'] = $hadaya_folder . '/index.php';
$_SERVER['PHP_SELF']    = $hadaya_folder . '/index.php';
require $hadaya_root . $hadaya_folder . '/index.php';
