<?php
/**
 * Creates sites in a network, reads settings on several of them in one request, then uninstalls the plugin and prints
 * what it found. Arguments: folder of the files, number of sites.
 *
 * @package Hadaya
 */

list( , $hadaya_root, $hadaya_number ) = $argv;
$_SERVER['HTTP_HOST']                  = 'localhost';
$_SERVER['REQUEST_URI']                = '/';
require $hadaya_root . '/wp-load.php';
if ( isset( $GLOBALS['@pdo'] ) ) {
	$GLOBALS['@pdo']->exec( 'PRAGMA synchronous = OFF' );
}

/**
 * Lists the tables, options, leads and cron jobs of Hadaya that exist on the current site.
 *
 * @return string[]
 */
function hadaya_left_on_site() {
	global $wpdb;
	$tables  = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hadaya_' ) . '%' ) );
	$options = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s", '%' . $wpdb->esc_like( 'hadaya_' ) . '%' ) );
	$leads   = $wpdb->get_col( "SELECT post_type FROM $wpdb->posts WHERE post_type = 'hadaya_lead'" );
	$jobs    = false === strpos( (string) wp_json_encode( get_option( 'cron' ) ), 'hadaya_' ) ? array() : array( 'cron' );
	return array_merge( $tables, $options, $leads, $jobs );
}

/**
 * Replaces WordPress's function that fills a new site with a first post, page and comment, which no test needs.
 */
function wp_install_defaults() {
}

$hadaya_sites = array( 1 );
for ( $hadaya_site = 2; $hadaya_site <= $hadaya_number; $hadaya_site++ ) {
	$hadaya_sites[] = wp_insert_site(
		array(
			'domain'     => 'localhost',
			'path'       => "/shop-$hadaya_site/",
			'network_id' => 1,
			'user_id'    => 1,
		)
	);
}
$hadaya_options = hadaya()->get( \Hadaya\Settings\Options::class );
$hadaya_titles  = array( $hadaya_options->form()['title'] );
$hadaya_before  = 0;
foreach ( array( 1, 2, end( $hadaya_sites ) ) as $hadaya_site ) {
	switch_to_blog( $hadaya_site );
	update_option(
		'hadaya_options',
		wp_json_encode(
			array(
				'form'     => array( 'title' => "Shop $hadaya_site" ),
				'messages' => array( 'delete_with_plugin' => true ),
			)
		)
	);
	$hadaya_titles[] = $hadaya_options->form()['title'];
	hadaya()->get( \Hadaya\Hooks\Activation::class )->begin();
	set_transient( 'hadaya_preview_1', 'draft', 600 );
	wp_schedule_event( time() + 600, 'daily', 'hadaya_delete_old_counts' );
	wp_insert_post(
		array(
			'post_type'   => 'hadaya_lead',
			'post_title'  => 'A lead',
			'post_status' => 'publish',
		)
	);
	$hadaya_before += count( hadaya_left_on_site() );
	restore_current_blog();
	$hadaya_titles[] = $hadaya_options->form()['title'];
}
// Activate the plugin on a third site, which the network then deletes.
switch_to_blog( 3 );
hadaya()->get( \Hadaya\Hooks\Activation::class )->begin();
$hadaya_made = count( hadaya_left_on_site() );
restore_current_blog();
wp_delete_site( 3 );
$hadaya_deleted = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->get_blog_prefix( 3 ) . 'hadaya_' ) . '%' ) );

define( 'WP_UNINSTALL_PLUGIN', 'hadaya/hadaya.php' );
require WP_PLUGIN_DIR . '/hadaya/uninstall.php';

$hadaya_after = array();
foreach ( array( 1, 2, end( $hadaya_sites ) ) as $hadaya_site ) {
	switch_to_blog( $hadaya_site );
	$hadaya_after = array_merge( $hadaya_after, hadaya_left_on_site() );
	restore_current_blog();
}
echo wp_json_encode(
	array(
		'sites'  => count( $hadaya_sites ),
		'titles' => $hadaya_titles,
		'made'   => $hadaya_made,
		'gone'   => $hadaya_deleted,
		'before' => $hadaya_before,
		'after'  => $hadaya_after,
	)
);
