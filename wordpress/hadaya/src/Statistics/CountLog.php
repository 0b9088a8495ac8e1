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
	 * The database.
	 *
	 * @var \wpdb
	 */
	private $database;

	/**
	 * Remembers the database.
	 *
	 * @param \wpdb $database The database.
	 */
	public function __construct( $database ) {
		$this->database = $database;
	}

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
	public function add( string $entry ): bool {
		return $this->write( $entry ) || ( Tables::made_after_failure() && $this->write( $entry ) );
	}

	/**
	 * Writes an entry.
	 *
	 * @param string $entry Entry.
	 * @return bool Whether it is written.
	 */
	private function write( string $entry ): bool {
		return 1 === $this->database->query( $this->database->prepare( 'INSERT INTO %i (entry) VALUES (%s)', self::table(), $entry ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
	}

	/**
	 * Adds waiting rows to the totals.
	 *
	 * @return bool Whether there may be more.
	 */
	public function flush(): bool {
		$rows = (array) $this->database->get_results( $this->database->prepare( 'SELECT id, entry FROM %i ORDER BY id LIMIT %d', self::table(), self::MOST ), ARRAY_A ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Own table.
		if ( array() === $rows ) {
			return false;
		}
		$totals = new CountTotals( $this->database );
		foreach ( $rows as $row ) {
			$totals->add( $row['entry'], 1 );
		}
		$ids = array_column( $rows, 'id' );
		// phpcs:disable WordPress.DB -- Own table, as many places as there are rows.
		$this->database->query( 'START TRANSACTION' );
		$is_mine = count( $rows ) === $this->database->query( $this->database->prepare( 'DELETE FROM %i WHERE id IN (' . implode( ',', array_fill( 0, count( $ids ), '%d' ) ) . ')', array_merge( array( self::table() ), $ids ) ) );
		$is_kept = $is_mine && $totals->write();
		$this->database->query( $is_kept ? 'COMMIT' : 'ROLLBACK' );
		// phpcs:enable
		if ( $is_mine && ! $is_kept ) {
			Tables::made_after_failure();
		}
		return $is_kept && self::MOST === count( $rows );
	}
}
