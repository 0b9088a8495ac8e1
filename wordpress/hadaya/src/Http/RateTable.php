<?php
/**
 * Expiring counters.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

use Hadaya\Support\OwnTable;

defined( 'ABSPATH' ) || exit;

/**
 * Counts up to a limit within a time span, with one row per name. The database does the counting, so concurrent requests are counted one by one, and
 * a request beyond the limit writes nothing.
 */
final class RateTable {

	/**
	 * Seconds between cleanups of expired rows.
	 */
	const SWEEP = 3600;

	/**
	 * WordPress's database object, for which tests pass a substitute.
	 *
	 * @var \wpdb
	 */
	private $database;

	private int $now;
	private OwnTable $own_table;

	public function __construct( OwnTable $own_table, $database, int $now ) {
		$this->own_table = $own_table;
		$this->database  = $database;
		$this->now       = $now;
	}

	/**
	 * Returns the table's name with the site's prefix.
	 *
	 * @return string
	 */
	public function table(): string {
		return $this->database->prefix . 'hadaya_limits';
	}

	/**
	 * Creates the table, or adds missing columns and keys to an existing one.
	 */
	public function create(): void {
		$this->own_table->create(
			$this->table(),
			'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			name char(40) NOT NULL,
			used bigint(20) unsigned NOT NULL DEFAULT 0,
			ends_at bigint(20) unsigned NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			UNIQUE KEY name (name),
			KEY ends_at (ends_at)'
		);
	}

	/**
	 * Returns the seconds to wait, keyed by the names of the counters that have reached their limits.
	 *
	 * @param int[] $most Limits by name.
	 * @return int[]
	 */
	public function waits( array $most ): array {
		$table        = $this->table();
		$placeholders = implode( ',', array_fill( 0, count( $most ), '%s' ) );
		$before       = $this->database->suppress_errors( true );
		// phpcs:disable WordPress.DB -- Own table, whose counters no cache may hold.
		$query = "SELECT name, used, ends_at FROM $table WHERE ends_at > %d AND name IN ($placeholders)";
		$rows  = $this->database->get_results( $this->database->prepare( $query, $this->now, ...array_keys( $most ) ), ARRAY_A );
		// phpcs:enable
		$this->database->suppress_errors( $before );
		$waits = array();
		foreach ( (array) $rows as $row ) {
			if ( (int) $row['used'] >= $most[ $row['name'] ] ) {
				$waits[ $row['name'] ] = max( 1, (int) $row['ends_at'] - $this->now );
			}
		}
		return $waits;
	}

	/**
	 * Adds an amount to a counter unless the limit would be exceeded. A missing table is recreated; if that fails, the request is allowed.
	 *
	 * @param string $name   Name of the counter.
	 * @param int    $amount Amount to count.
	 * @param int    $most   Limit within the span.
	 * @param int    $span   Length of the span in seconds.
	 * @return bool Whether the amount is within the limit.
	 */
	public function take( string $name, int $amount, int $most, int $span ): bool {
		if ( $amount > $most ) {
			return false;
		}
		$before = $this->database->suppress_errors( true );
		$taken  = $this->try_to_take( $name, $amount, $most, $span );
		if ( null === $taken ) {
			$this->create();
			$taken = $this->try_to_take( $name, $amount, $most, $span );
		}
		$this->database->suppress_errors( $before );
		return null === $taken || $taken;
	}

	/**
	 * Subtracts an amount that was counted earlier.
	 *
	 * @param string $name   Name of the counter.
	 * @param int    $amount Amount to subtract.
	 */
	public function give_back( string $name, int $amount ): void {
		$table = $this->table();
		// phpcs:disable WordPress.DB -- Our own table.
		$query = "UPDATE $table SET used = used - %d WHERE name = %s AND used >= %d";
		$this->database->query( $this->database->prepare( $query, $amount, $name, $amount ) );
		// phpcs:enable
	}

	/**
	 * Counts with atomic statements: in the current span, in a new span that replaces an expired one, or in a first span. If a concurrent request starts
	 * the span first, its span is used.
	 *
	 * @param string $name   Name of the counter.
	 * @param int    $amount Amount to count.
	 * @param int    $most   Limit within the span.
	 * @param int    $span   Length of the span in seconds.
	 * @return bool|null Whether the amount was counted; null if the query failed.
	 */
	private function try_to_take( string $name, int $amount, int $most, int $span ): ?bool {
		$table = $this->table();
		$into  = array(
			"UPDATE $table SET used = used + %d WHERE name = %s AND ends_at > %d AND used <= %d",
			$amount,
			$name,
			$this->now,
			$most - $amount,
		);
		$first = $this->write( ...$into );
		if ( 1 === $first || null === $first ) {
			return null === $first ? null : true;
		}
		if ( array() !== $this->waits( array( $name => $most - $amount + 1 ) ) ) {
			return false;
		}
		$renewed = $this->write(
			"UPDATE $table SET used = %d, ends_at = %d WHERE name = %s AND ends_at <= %d",
			$amount,
			$this->now + $span,
			$name,
			$this->now
		);
		if ( 1 === $renewed ) {
			return true;
		}
		if ( 1 === $this->write( "INSERT IGNORE INTO $table (name, used, ends_at) VALUES (%s, %d, %d)", $name, $amount, $this->now + $span ) ) {
			$this->sweep();
			return true;
		}
		return 1 === $this->write( ...$into );
	}

	/**
	 * Deletes expired rows at most once an hour. The row `sweep` stores when the next cleanup is due.
	 */
	private function sweep(): void {
		$table = $this->table();
		if (
			array() === $this->waits( array( 'sweep' => 1 ) )
			&& 1 === $this->write( "INSERT IGNORE INTO $table (name, used, ends_at) VALUES (%s, %d, %d)", 'sweep', 1, $this->now + self::SWEEP )
		) {
			return;
		}
		if (
			1 === $this->write( "UPDATE $table SET ends_at = %d WHERE name = %s AND ends_at <= %d", $this->now + self::SWEEP, 'sweep', $this->now )
		) {
			$this->write( "DELETE FROM $table WHERE ends_at <= %d", $this->now );
		}
	}

	/**
	 * Executes a statement and returns the number of changed rows; null if the statement fails.
	 *
	 * @param string     $sql       SQL statement with placeholders.
	 * @param string|int ...$values Values for the placeholders.
	 * @return int|null Number of changed rows; null if the query failed.
	 */
	private function write( string $sql, ...$values ): ?int {
		$done = $this->database->query( $this->database->prepare( $sql, ...$values ) ); // phpcs:ignore WordPress.DB -- Our own table; this class contains all statements.
		return false === $done ? null : (int) $done;
	}
}
