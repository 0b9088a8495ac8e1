<?php
/**
 * Calls that wait to be counted, in the object cache.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * One key a call, in the object cache of sites that have one which outlives a request. Numbers that are raised in the cache
 * would be cheaper, but the most used caches raise them in two steps and lose calls that come together. So each process
 * writes the keys of a lane of its own, in which a key is only ever added.
 */
final class CountCache {

	/**
	 * Group of the keys.
	 */
	const GROUP = 'hadaya_counts';

	/**
	 * Seconds that a call waits at most: two days.
	 */
	const LIFE = 172800;

	/**
	 * Lanes; processes of the same lane make room for one another.
	 */
	const LANES = 32;

	/**
	 * Calls of one lane in a minute; further ones go into the database.
	 */
	const MOST = 2000;

	/**
	 * Taken keys that a call passes before it gives up.
	 */
	const TRIES = 50;

	/**
	 * Minutes before the present one that are looked at once more, for calls that were on their way.
	 */
	const AGAIN = 2;

	/**
	 * The database, for what is added to the totals.
	 *
	 * @var \wpdb
	 */
	private $database;

	/**
	 * Tells the seconds since 1970.
	 *
	 * @var callable
	 */
	private $clock;

	/**
	 * Remembers its parts.
	 *
	 * @param \wpdb    $database The database.
	 * @param callable $clock    Tells the seconds since 1970.
	 */
	public function __construct( $database, callable $clock ) {
		$this->database = $database;
		$this->clock    = $clock;
	}

	/**
	 * Whether calls are kept here.
	 *
	 * @return bool
	 */
	public static function is_used(): bool {
		/**
		 * Whether views and clicks wait in the object cache instead of a table. Most calls are answered before other plugins
		 * are loaded, so this belongs into a must-use plugin.
		 *
		 * @since 0.1.0
		 *
		 * @param bool $is_used Whether the site has an object cache that outlives a request.
		 */
		return (bool) apply_filters( 'hadaya_counts_in_object_cache', wp_using_ext_object_cache() );
	}

	/**
	 * Keeps an entry.
	 *
	 * @param string $entry Entry.
	 * @return bool Whether it is kept.
	 */
	public function add( string $entry ): bool {
		$minute = $this->minute();
		$lane   = getmypid() % self::LANES;
		$first  = (int) wp_cache_get( self::next( $minute, $lane ), self::GROUP );
		$end    = min( $first + self::TRIES, self::MOST );
		if ( 0 === $first ) {
			wp_cache_add( 'from', $minute, self::GROUP );
		}
		for ( $number = $first; $number < $end; $number++ ) {
			if ( wp_cache_add( self::key( $minute, $lane, $number ), $entry, self::GROUP, self::LIFE ) ) {
				return wp_cache_set( self::next( $minute, $lane ), $number + 1, self::GROUP, self::LIFE );
			}
		}
		return false;
	}

	/**
	 * Adds what waits to the totals. Only one flush at a time may do so.
	 *
	 * @return bool Whether all of it is counted.
	 */
	public function flush(): bool {
		$now     = $this->minute();
		$from    = (int) wp_cache_get( 'from', self::GROUP, true );
		$entries = array();
		for ( $minute = max( 0 === $from ? $now : $from, $now - self::LIFE / MINUTE_IN_SECONDS ); $minute <= $now; $minute++ ) {
			$entries = array_merge( $entries, self::take( $minute ) );
		}
		$totals = new CountTotals( $this->database );
		foreach ( array_count_values( $entries ) as $entry => $times ) {
			$totals->add( $entry, $times );
		}
		$this->database->query( 'START TRANSACTION' ); // phpcs:ignore WordPress.DB -- All or nothing.
		$is_kept = $totals->write();
		$this->database->query( $is_kept ? 'COMMIT' : 'ROLLBACK' ); // phpcs:ignore WordPress.DB -- All or nothing.
		if ( ! $is_kept ) {
			array_map( array( new CountLog( $this->database ), 'add' ), $entries );
		}
		wp_cache_set( 'from', $now - self::AGAIN, self::GROUP );
		return $is_kept;
	}

	/**
	 * Takes the entries of one minute out of the cache.
	 *
	 * @param int $minute Minute.
	 * @return string[]
	 */
	private static function take( int $minute ): array {
		$hints = array();
		for ( $lane = 0; $lane < self::LANES; $lane++ ) {
			$hints[ $lane ] = self::next( $minute, $lane );
		}
		$ends = wp_cache_get_multiple( $hints, self::GROUP, true );
		$keys = array();
		foreach ( $hints as $lane => $hint ) {
			$end = isset( $ends[ $hint ] ) ? (int) $ends[ $hint ] : 0;
			for ( $number = 0; $number < $end; $number++ ) {
				$keys[] = self::key( $minute, $lane, $number );
			}
		}
		$found = array() === $keys ? array() : array_filter( wp_cache_get_multiple( $keys, self::GROUP, true ), 'is_string' );
		wp_cache_delete_multiple( array_keys( $found ), self::GROUP );
		return array_values( $found );
	}

	/**
	 * Key of a call.
	 *
	 * @param int $minute Minute.
	 * @param int $lane   Lane.
	 * @param int $number Place in the lane.
	 * @return string
	 */
	private static function key( int $minute, int $lane, int $number ): string {
		return "call-$minute-$lane-$number";
	}

	/**
	 * Key under which a lane keeps where it goes on. It may be behind, never ahead of the first free place.
	 *
	 * @param int $minute Minute.
	 * @param int $lane   Lane.
	 * @return string
	 */
	private static function next( int $minute, int $lane ): string {
		return "next-$minute-$lane";
	}

	/**
	 * The present minute since 1970.
	 *
	 * @return int
	 */
	private function minute(): int {
		return intdiv( ( $this->clock )(), MINUTE_IN_SECONDS );
	}
}
