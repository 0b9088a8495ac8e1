<?php
/**
 * Tables of the plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Http\RateTable;

defined( 'ABSPATH' ) || exit;

/**
 * Lists all required tables, and detects and recreates missing ones. The detection queries the database, so it runs only for Site Health and after a
 * failed write, not on every page.
 */
final class Tables {

	/**
	 * Option with the version of the existing tables.
	 */
	const VERSION_OPTION = 'hadaya_tables';

	/**
	 * Current version of the tables.
	 */
	const VERSION = '1';

	/**
	 * Transient set after a failed write, so that a database that rejects everything is not queried again and again.
	 */
	const TRIED = 'hadaya_tables_tried';

	private CountsTable $counts_table;
	private RateTable $rate_table;

	public function __construct( CountsTable $counts_table, RateTable $rate_table ) {
		$this->counts_table = $counts_table;
		$this->rate_table   = $rate_table;
	}

	/**
	 * Returns the names of all required tables, including the site's prefix.
	 *
	 * @return string[]
	 */
	public function names(): array {
		return array( $this->counts_table->name(), $this->rate_table->table() );
	}

	/**
	 * Adds our tables to those that WordPress deletes when it deletes a site of a network.
	 *
	 * @param string[] $tables Tables.
	 * @param int      $site   Id of the site.
	 * @return string[]
	 */
	public function add_names( $tables, $site ): array {
		global $wpdb;
		foreach ( $this->names() as $name ) {
			$tables[] = $wpdb->get_blog_prefix( $site ) . substr( $name, strlen( $wpdb->prefix ) );
		}
		return $tables;
	}

	/**
	 * Queries the database and returns the names of the required tables that do not exist.
	 *
	 * @return string[]
	 */
	public function missing(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Reads the existing tables.
		$there = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hadaya_' ) . '%' ) );
		return array_values( array_diff( $this->names(), $there ) );
	}

	/**
	 * Creates all tables or adds missing columns to them, and stores their version.
	 */
	public function make(): void {
		$this->counts_table->create();
		$this->rate_table->create();
		update_option( self::VERSION_OPTION, self::VERSION );
	}

	/**
	 * Creates or updates the tables after a plugin update, which does not run the activation hook.
	 */
	public function update(): void {
		if ( self::VERSION !== get_option( self::VERSION_OPTION ) ) {
			$this->make();
		}
	}

	/**
	 * Recreates missing tables after a failed write, at most once an hour and only after WordPress has loaded.
	 *
	 * @return bool Whether a table was created, so that the write can be repeated.
	 */
	public function made_after_failure(): bool {
		if ( 0 === did_action( 'init' ) || false !== get_transient( self::TRIED ) ) {
			return false;
		}
		set_transient( self::TRIED, '1', HOUR_IN_SECONDS );
		$gone = $this->missing();
		if ( array() === $gone ) {
			return false;
		}
		$this->make();
		return count( $this->missing() ) < count( $gone );
	}
}
