<?php
/**
 * Adds a site to a network. Arguments: folder of the files, the network's domain, path of the site, `/second/`.
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_domain, $hadaya_path ) = $argv;
$_SERVER['HTTP_HOST']                                = $hadaya_domain;
$_SERVER['REQUEST_URI']                              = '/';
require $hadaya_root . '/wp-load.php';
$hadaya_site = wp_insert_site(
	array(
		'domain'  => $hadaya_domain,
		'path'    => $hadaya_path,
		'user_id' => 1,
		'title'   => 'Second',
	)
);
if ( is_wp_error( $hadaya_site ) ) {
	fwrite( STDERR, $hadaya_site->get_error_message() . "\n" );
	exit( 1 );
}
