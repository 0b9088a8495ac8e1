<?php
/**
 * Removes the plugin's data on every site of a network: settings, the capability to see messages, tables, jobs and screen options, and, if the owner
 * chose so, messages with their files. All of our names begin with `hadaya_`, so data of later versions is removed as well.
 *
 * @package Hadaya
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/**
 * Deletes a folder of the plugin and the files in it. Does nothing if the folder does not exist.
 *
 * @param string $folder Folder.
 */
function hadaya_delete_folder( $folder ): void {
	$files = is_dir( $folder ) ? array_diff( (array) scandir( $folder ), array( '.', '..' ) ) : array();
	foreach ( $files as $file ) {
		wp_delete_file( $folder . '/' . $file );
	}
	if ( is_dir( $folder ) ) {
		rmdir( $folder ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_rmdir -- Our own folder.
	}
}

/**
 * Checks whether the owner chose to delete messages when the plugin is deleted. Otherwise the messages stay, with their files and the stored name of
 * their folder.
 *
 * @return bool
 */
function hadaya_messages_go(): bool {
	$settings = json_decode( (string) get_option( 'hadaya_options' ), true );
	return isset( $settings['messages']['delete_with_plugin'] ) && true === $settings['messages']['delete_with_plugin'];
}

/**
 * Deletes messages with direct queries, because WordPress finds only posts of registered types and statuses, and uninstalling does not register the
 * plugin's own.
 */
function hadaya_delete_messages(): void {
	global $wpdb;
	do {
		// phpcs:disable WordPress.DB -- See above; the numbers are whole ones. Deleting one post at a time takes longer than a request may.
		$leads = array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'hadaya_lead' LIMIT 500" ) );
		if ( array() === $leads ) {
			break;
		}
		$ids = implode( ',', $leads );
		$wpdb->query( "DELETE FROM {$wpdb->postmeta} WHERE post_id IN ($ids)" );
		$deleted = $wpdb->query( "DELETE FROM {$wpdb->posts} WHERE ID IN ($ids)" );
		// phpcs:enable
		wp_cache_delete_multiple( $leads, 'posts' );
		wp_cache_delete_multiple( $leads, 'post_meta' );
	} while ( $deleted > 0 );
	$folder = get_option( 'hadaya_upload_folder' );
	if ( is_string( $folder ) && 1 === preg_match( '/^hadaya-[0-9a-f]{24}$/', $folder ) ) {
		$uploads = wp_upload_dir( null, false );
		hadaya_delete_folder( $uploads['basedir'] . '/' . $folder );
	}
}

/**
 * Removes jobs from WP-Cron and Action Scheduler.
 */
function hadaya_drop_jobs(): void {
	$jobs = array();
	foreach ( array_filter( (array) _get_cron_array(), 'is_array' ) as $at_once ) {
		$jobs = array_merge( $jobs, array_keys( $at_once ) );
	}
	foreach ( array_unique( $jobs ) as $job ) {
		if ( 0 === strpos( $job, 'hadaya_' ) ) {
			wp_unschedule_hook( $job );
		}
	}
	if ( function_exists( 'as_unschedule_all_actions' ) ) {
		as_unschedule_all_actions( '', array(), 'hadaya' );
	}
}

/**
 * Removes the plugin's data of one site, including messages if the owner chose so.
 */
function hadaya_uninstall_site(): void {
	global $wpdb;
	$messages_go = hadaya_messages_go();
	if ( $messages_go ) {
		hadaya_delete_messages();
	}
	hadaya_drop_jobs();
	foreach ( array_keys( wp_roles()->roles ) as $role ) {
		wp_roles()->remove_cap( $role, 'hadaya_manage_leads' );
	}
	delete_post_meta_by_key( '_hadaya_contact' );
	delete_post_meta_by_key( '_hadaya_quote_area' );
	// phpcs:disable WordPress.DB -- Own options and tables.
	foreach ( array( 'hadaya_', '_transient_hadaya_', '_transient_timeout_hadaya_' ) as $prefix ) {
		$options = $wpdb->get_col( $wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
		array_map( 'delete_option', $messages_go ? $options : array_diff( $options, array( 'hadaya_upload_folder' ) ) );
	}
	$tables = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hadaya_' ) . '%' ) );
	foreach ( $tables as $table ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
	}
	// phpcs:enable
}

/**
 * Deletes the plugin's user meta.
 */
function hadaya_forget_people(): void {
	global $wpdb;
	$own = $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT meta_key FROM {$wpdb->usermeta} WHERE meta_key LIKE %s", $wpdb->esc_like( 'hadaya_' ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function that finds keys.
	foreach ( $own as $key ) {
		delete_metadata( 'user', 0, $key, '', true );
	}
}

/**
 * Removes the data of every site, a hundred sites at a time.
 */
function hadaya_uninstall(): void {
	if ( ! is_multisite() ) {
		hadaya_uninstall_site();
		return;
	}
	$query = array(
		'fields'  => 'ids',
		'number'  => 100,
		'offset'  => 0,
		'orderby' => 'id',
	);
	do {
		$sites = get_sites( $query );
		foreach ( $sites as $site ) {
			switch_to_blog( $site );
			hadaya_uninstall_site();
			restore_current_blog();
		}
		$query['offset'] += $query['number'];
	} while ( array() !== $sites );
}

hadaya_uninstall();
hadaya_forget_people();
