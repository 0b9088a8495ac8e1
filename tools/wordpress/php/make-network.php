<?php
/**
 * Makes a network of an installed site. Arguments: folder of the site's files. The settings of `wp-config.php` come after it.
 *
 * @package Hadaya
 */

list( , $hadaya_root ) = $argv;
$_SERVER['HTTP_HOST']  = 'localhost';
require $hadaya_root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $hadaya_table => $hadaya_name ) {
	$wpdb->$hadaya_table = $hadaya_name;
}
install_network();
populate_network( 1, 'localhost', 'owner@shop.example', 'Shops', '/', false );
