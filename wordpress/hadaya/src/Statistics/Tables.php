<?php
/**
 * Our tables as a whole.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

use Hadaya\Http\RateTable;

defined( 'ABSPATH' ) || exit;

/**
 * Knows which tables there have to be, finds those that are gone and makes them again. It asks the database, so nothing of it
 * happens on a page: Site Health asks, and a write that has failed.
 */
final class Tables {

	/**
	 * Option with the version of the tables that there are.
	 */
	const VERSION_OPTION = 'hadaya_tables';

	/**
	 * The tables as they are today.
	 */
	const VERSION = '1';

	/**
	 * Transient that stands for a while after a failed write: a database that refuses everything is not asked again and again.
	 */
	const TRIED = 'hadaya_tables_tried';

	private CountsTable $counts_table;
	private RateTable $rate_table;

	public function __construct( CountsTable $counts_table, RateTable $rate_table ) {
		$this->counts_table = $counts_table;
		$this->rate_table   = $rate_table;
	}

	/**
	 * Full names of the tables.
	 *
	 * @return string[]
	 */
	public function names(): array {
		return array( $this->counts_table->name(), $this->rate_table->table() );
	}

	/**
	 * Names the tables of a site that is deleted, for WordPress to delete them with it.
	 *
	 * @param string[] $tables Tables.
	 * @param int      $site   Number of the site.
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
	 * Full names of those that are not there.
	 *
	 * @return string[]
	 */
	public function missing(): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- What is there now.
		$there = $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'hadaya_' ) . '%' ) );
		return array_values( array_diff( $this->names(), $there ) );
	}

	/**
	 * Creates or changes all tables.
	 */
	public function make(): void {
		$this->counts_table->create();
		$this->rate_table->create();
		update_option( self::VERSION_OPTION, self::VERSION );
	}

	/**
	 * Creates or changes the tables of a plugin that was updated without being activated anew.
	 */
	public function update(): void {
		if ( self::VERSION !== get_option( self::VERSION_OPTION ) ) {
			$this->make();
		}
	}

	/**
	 * After a write that has failed: makes what is gone, at most once an hour, and not before WordPress is whole.
	 *
	 * @return bool Whether something was made, so that the write may be tried again.
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
