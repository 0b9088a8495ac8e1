<?php
/**
 * Installs WordPress on an empty database. Arguments: folder of the site's files, login and password of the administrator.
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_login, $hadaya_password ) = $argv;
$_SERVER['HTTP_HOST']                                   = 'localhost';
define( 'WP_INSTALLING', true );
require $hadaya_root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
// Nobody misses an SQLite database of ours if the machine loses its power, so nothing waits for the disk.
if ( isset( $GLOBALS['@pdo'] ) ) {
	$GLOBALS['@pdo']->exec( 'PRAGMA synchronous = OFF' );
}
wp_install( 'Hadaya', $hadaya_login, 'owner@shop.example', true, '', $hadaya_password );
