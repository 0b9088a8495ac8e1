<?php
/**
 * Fills an installed site. Run by `wp eval-file`. Argument: JSON file with pages, posts, users, plugins and options.
 *
 * @package Hadaya
 */

global $wpdb;
require_once ABSPATH . 'wp-admin/includes/plugin.php';
// Losing an SQLite test database in a power failure does no harm, so writes do not wait for the disk.
if ( isset( $GLOBALS['@pdo'] ) ) {
	$GLOBALS['@pdo']->exec( 'PRAGMA synchronous = OFF' );
}
$hadaya_content = json_decode( file_get_contents( $args[0] ), true );
wp_set_current_user( 1 );

update_option( 'permalink_structure', '/%postname%/' );
update_option( 'timezone_string', 'Asia/Muscat' );
foreach ( $hadaya_content['options'] as $hadaya_name => $hadaya_value ) {
	$hadaya_is_own = in_array( $hadaya_name, array( 'hadaya_options', 'hadaya_history', 'hadaya_webhook_last' ), true );
	update_option( $hadaya_name, $hadaya_is_own ? wp_json_encode( $hadaya_value, JSON_UNESCAPED_SLASHES ) : $hadaya_value );
}
foreach ( $hadaya_content['users'] as $hadaya_user ) {
	wp_insert_user(
		array(
			'user_login' => $hadaya_user['login'],
			'user_pass'  => $hadaya_user['password'],
			'user_email' => $hadaya_user['login'] . '@shop.example',
			'role'       => $hadaya_user['role'],
		)
	);
}
foreach ( $hadaya_content['pages'] as $hadaya_page ) {
	wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_name'    => $hadaya_page['slug'],
				'post_title'   => $hadaya_page['title'],
				'post_content' => "<!-- wp:html -->\n" . $hadaya_page['html'] . "\n<!-- /wp:html -->",
			)
		)
	);
}
if ( isset( $hadaya_content['front'] ) ) {
	update_option( 'show_on_front', 'page' );
	update_option( 'page_on_front', get_page_by_path( $hadaya_content['front'] )->ID );
}
// WordPress creates the first post; all other posts are copies of that post's row, because creating all 250 posts with WordPress would take most of
// the time.
for ( $hadaya_number = 1; $hadaya_number <= $hadaya_content['posts']; $hadaya_number++ ) {
	$hadaya_post = array(
		'post_status' => 'publish',
		'post_title'  => 'Post ' . $hadaya_number,
		'post_name'   => 'post-' . $hadaya_number,
	);
	if ( $hadaya_number > 1 ) {
		$wpdb->insert( $wpdb->posts, $hadaya_post + $hadaya_row );
		continue;
	}
	$hadaya_row = $wpdb->get_row( "SELECT * FROM $wpdb->posts WHERE ID = " . wp_insert_post( $hadaya_post ), ARRAY_A );
	unset( $hadaya_row['ID'] );
	$wpdb->query( 'START TRANSACTION' );
}
if ( $hadaya_content['posts'] > 0 ) {
	$wpdb->query( 'COMMIT' );
}
foreach ( $hadaya_content['plugins'] as $hadaya_plugin ) {
	$hadaya_result = activate_plugin( $hadaya_plugin );
	if ( is_wp_error( $hadaya_result ) ) {
		fwrite( STDERR, $hadaya_plugin . ': ' . $hadaya_result->get_error_message() . "\n" );
		exit( 1 );
	}
}
flush_rewrite_rules();
