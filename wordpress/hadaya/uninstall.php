<?php
/**
 * Removes what the plugin made: settings, messages with their files, the tables of counts.
 *
 * @package Hadaya
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes a folder of ours with everything in it.
 *
 * @param string $folder Folder.
 */
function hadaya_delete_folder( $folder ) {
	$files = is_dir( $folder ) ? array_diff( (array) scandir( $folder ), array( '.', '..' ) ) : array();
	foreach ( $files as $file ) {
		wp_delete_file( $folder . '/' . $file );
	}
	if (is_dir( $folder ) ) {
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- A folder of ours.
	}
}

/**
 * Removes everything of one site.
 */
function hadaya_uninstall_site() {
	global $wpdb;
	// WordPress finds only posts whose type and status are registered, and here nothing of ours is.
	$hadaya_leads = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'hadaya_lead'" ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- See above.
	foreach ( $hadaya_leads as $hadaya_lead ) {
		wp_delete_post( (int) $hadaya_lead, true );
	}
	$hadaya_folder = get_option( 'hadaya_upload_folder' );
	if (is_string( $hadaya_folder ) && 1 === preg_match( '/^hadaya-[0-9a-f]{24}$/', $hadaya_folder ) ) {
		$hadaya_uploads = wp_upload_dir( null, false );
		hadaya_delete_folder( $hadaya_uploads['basedir'] . '/' . $hadaya_folder );
	}
	delete_option( 'hadaya_upload_folder' );
	delete_option( 'hadaya_options' );
	delete_option( 'hadaya_history' );
	delete_option( 'hadaya_tables' );
	delete_option( 'hadaya_welcome' );
	wp_clear_scheduled_hook( 'hadaya_delete_old_messages' );
	wp_clear_scheduled_hook( 'hadaya_delete_old_counts' );
	delete_option( 'hadaya_webhook_last' );
	delete_option( 'hadaya_captcha_trouble' );
	delete_option( 'hadaya_counting' );
	delete_option( 'hadaya_flush_due' );
	delete_option( 'hadaya_flush_lock' );
	foreach ( array( 'hadaya_send_webhook', 'hadaya_flush_counts' ) as $hadaya_job ) {
		wp_unschedule_hook( $hadaya_job );
		if (function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( $hadaya_job );
		}
	}
	if (wp_using_ext_object_cache() && wp_cache_supports( 'flush_group' ) ) {
		wp_cache_flush_group( 'hadaya_counts' );
	}
	// phpcs:disable WordPress.DB -- Own table and own transients.
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_hadaya\\_rate\\_%' OR option_name LIKE '\\_transient\\_timeout\\_hadaya\\_rate\\_%'" );
	$wpdb->query( "DELETE FROM {$wpdb->options} WHERE option_name LIKE '\\_transient\\_hadaya\\_preview\\_%' OR option_name LIKE '\\_transient\\_timeout\\_hadaya\\_preview\\_%'" );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}hadaya_counts" );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}hadaya_visits" );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}hadaya_vitals" );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}hadaya_log" );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}hadaya_limits" );
	// phpcs:enable
}

if (is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids' ) ) as $hadaya_site ) {
		switch_to_blog( $hadaya_site );
		hadaya_uninstall_site();
		restore_current_blog();
	}
} else {
	hadaya_uninstall_site();
}
