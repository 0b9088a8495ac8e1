<?php
/**
 * Custom tables.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Creates and updates the plugin's own tables with WordPress's `dbDelta()`.
 */
final class OwnTable {

	/**
	 * Creates a table, or adds missing columns and keys to an existing one.
	 *
	 * @param string $table   Full name.
	 * @param string $columns Its columns and keys, one per line, in `dbDelta`'s format.
	 */
	public function create( string $table, string $columns ): void {
		global $wpdb;
		include_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = $wpdb->get_charset_collate();
		dbDelta( "CREATE TABLE $table (\n$columns\n) $charset;" );
	}
}
