<?php
/**
 * Makes a network of an installed site. Arguments: folder of the site's files; the network's domain, `localhost` unless one is given.
 * The settings of `wp-config.php` come after it.
 *
 * @package Hadaya
 */

$hadaya_root          = $argv[1];
$hadaya_domain        = $argv[2] ?? 'localhost';
$_SERVER['HTTP_HOST'] = $hadaya_domain;
require $hadaya_root . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
foreach ( $wpdb->tables( 'ms_global' ) as $hadaya_table => $hadaya_name ) {
	$wpdb->$hadaya_table = $hadaya_name;
}
install_network();
populate_network( 1, $hadaya_domain, 'owner@shop.example', 'Shops', '/', false );
// A network has its addresses from here, no longer from constants, which hide what stands here.
foreach ( array( 'home', 'siteurl' ) as $hadaya_name ) {
	$wpdb->update( $wpdb->options, array( 'option_value' => 'http://' . $hadaya_domain ), array( 'option_name' => $hadaya_name ) );
}
