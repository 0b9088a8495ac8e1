<?php
/**
 * Calls that wait to be counted, in the database.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * One row a call, written by one statement that waits for no other row; a flush adds them to the totals and deletes them in
 * one transaction. So a crash loses nothing, and of two flushes at once one finds its rows gone and adds nothing.
 */
final class CountLog {

	/**
	 * Rows that one transaction counts.
	 */
	const MOST = 1000;

	/**
	 * Full name of the table.
	 *
	 * @return string
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'hadaya_log';
	}

	/**
	 * Makes the table.
	 */
	public static function create_table(): void {
		Tables::create(
			self::table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			entry text NOT NULL,
			PRIMARY KEY  (id)'
		);
	}

	/**
	 * Keeps an entry, also where the table is gone.
	 *
	 * @param string $entry Entry.
	 * @return bool Whether it is kept.
	 */
	public static function add( string $entry ): bool {
		return self::write( $entry ) || ( Tables::made_after_failure() && self::write( $entry ) );
	}

	/**
	 * Writes an entry.
	 *
	 * @param string $entry Entry.
	 * @return bool Whether it is written.
	 */
	private static function write( string $entry ): bool {
		global $wpdb;
		return 1 === $wpdb->query( $wpdb->prepare( 'INSERT INTO %i (entry) VALUES (%s)', self::table(), $entry ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
	}

	/**
	 * Adds waiting rows to the totals.
	 *
	 * @return bool Whether there may be more.
	 */
	public static function flush(): bool {
		global $wpdb;
		$rows = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT id, entry FROM %i ORDER BY id LIMIT %d', self::table(), self::MOST ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		if ( array() === $rows ) {
			return false;
		}
		$totals = new CountTotals();
		foreach ( $rows as $row ) {
			$totals->add( $row['entry'], 1 );
		}
		$ids = array_column( $rows, 'id' );
		// phpcs:disable WordPress.DB -- Own table, as many places as there are rows.
		$wpdb->query( 'START TRANSACTION' );
		$is_mine = count( $rows ) === $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array_merge( array( self::table() ), $ids ) ) );
		$is_kept = $is_mine && $totals->write();
		$wpdb->query( $is_kept ? 'COMMIT' : 'ROLLBACK' );
		// phpcs:enable
		if ( $is_mine && ! $is_kept ) {
			Tables::made_after_failure();
		}
		return $is_kept && self::MOST === count( $rows );
	}
}
