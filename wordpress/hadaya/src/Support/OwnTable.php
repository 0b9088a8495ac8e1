<?php
/**
 * Tables of the plugin's own.
 *
 * @package Hadaya
 */

namespace Hadaya\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Makes tables the way WordPress makes its own.
 */
final class OwnTable {

	/**
	 * Makes a table, or gives one that is there what it lacks.
	 *
	 * @param string $table   Full name.
	 * @param string $columns Its columns and keys, a line each, as `dbDelta` reads them.
	 */
	public function create( string $table, string $columns ): void {
		global $wpdb;
		include_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$charset = $wpdb->get_charset_collate();
		dbDelta( "CREATE TABLE $table (\n$columns\n) $charset;" );
	}
}
