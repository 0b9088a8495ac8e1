<?php
/**
 * Gathered calls, written once a minute.
 *
 * @package Hadaya
 */

namespace Hadaya\Statistics;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps calls until they are added to the totals: once a minute, by Action Scheduler where WooCommerce brings it, else by
 * WP-Cron, and whenever the owner looks at the statistics. Where neither runs, a call that finds the job late does its work.
 */
final class CountFlush {

	/**
	 * Name of the job.
	 */
	const JOB = 'hadaya_flush_counts';

	/**
	 * Option with the time from which the next call sees to it that the job is planned.
	 */
	const DUE = 'hadaya_flush_due';

	/**
	 * Option that is there while a flush is at work, with the time at which it began.
	 */
	const LOCK = 'hadaya_flush_lock';

	/**
	 * Seconds after which a flush that has died is forgotten.
	 */
	const LOCKED = 300;

	/**
	 * Seconds by which a planned job may be late before a call does its work.
	 */
	const LATE = 300;

	/**
	 * Seconds that one flush may take; the next one goes on.
	 */
	const LONGEST = 20;

	/**
	 * The database.
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
	 * The flush of this site. A counting call needs it before the plugin's container is there.
	 *
	 * @return CountFlush
	 */
	public static function of_site(): self {
		global $wpdb;
		return new self( $wpdb, 'time' );
	}

	/**
	 * The present time.
	 *
	 * @return int Seconds since 1970.
	 */
	private function now(): int {
		return ( $this->clock )();
	}

	/**
	 * Keeps an entry until the next flush.
	 *
	 * @param string $entry Entry.
	 * @return bool Whether it is kept.
	 */
	public function keep( string $entry ): bool {
		return ( CountCache::is_used() && $this->cache()->add( $entry ) ) || ( new CountLog( $this->database ) )->add( $entry );
	}

	/**
	 * Whether this request is the one that sees to the job this minute; of several at once only one is told so.
	 *
	 * @return bool
	 */
	public function claim(): bool {
		$due = get_option( self::DUE );
		if ( false === $due ) {
			return true;
		}
		if ( (int) $due > $this->now() ) {
			return false;
		}
		$new = array( 'option_value' => (string) ( $this->now() + MINUTE_IN_SECONDS ) );
		$old = array(
			'option_name'  => self::DUE,
			'option_value' => (string) $due,
		);
		$won = $this->database->update( $this->database->options, $new, $old ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only where it is still the old value.
		wp_cache_delete( 'alloptions', 'options' );
		return 1 === $won;
	}

	/**
	 * Plans the job where it is not planned, and does its work where it should have been done long ago.
	 */
	public function plan(): void {
		if ( (int) get_option( self::DUE ) <= $this->now() ) {
			update_option( self::DUE, (string) ( $this->now() + MINUTE_IN_SECONDS ), true );
		}
		$next = $this->planned();
		if ( false === $next ) {
			$this->schedule( $this->now() + MINUTE_IN_SECONDS );
		} elseif ( $next < $this->now() - self::LATE ) {
			add_action( 'shutdown', array( $this, 'flush_behind' ) );
		}
	}

	/**
	 * Flushes when the visitor's browser has its answer.
	 */
	public function flush_behind(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
		}
		$this->flush();
	}

	/**
	 * Adds everything that waits to the totals.
	 */
	public function flush(): void {
		if ( Visits::VERSION !== get_option( Visits::VERSION_OPTION ) || ! $this->lock() ) {
			return;
		}
		$end = $this->now() + self::LONGEST;
		if ( wp_using_ext_object_cache() ) {
			$this->cache()->flush();
		}
		$log = new CountLog( $this->database );
		do {
			$has_more = $log->flush();
		} while ( $has_more && $this->now() < $end );
		delete_option( self::LOCK );
	}

	/**
	 * Where calls wait on sites whose object cache outlives a request.
	 *
	 * @return CountCache
	 */
	private function cache(): CountCache {
		return new CountCache( $this->database, $this->clock );
	}

	/**
	 * Drops the job.
	 */
	public static function forget(): void {
		wp_clear_scheduled_hook( self::JOB );
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( self::JOB );
		}
	}

	/**
	 * Whether no other flush is at work. The database decides, for not every object cache can.
	 *
	 * @return bool
	 */
	private function lock(): bool {
		$now = (string) $this->now();
		// phpcs:disable WordPress.DB.DirectDatabaseQuery -- A lock must not come from a cache.
		if ( 1 === $this->database->query( $this->database->prepare( "INSERT IGNORE INTO {$this->database->options} (option_name, option_value, autoload) VALUES (%s, %s, 'no')", self::LOCK, $now ) ) ) {
			return true;
		}
		$since = (string) $this->database->get_var( $this->database->prepare( "SELECT option_value FROM {$this->database->options} WHERE option_name = %s", self::LOCK ) );
		return (int) $since < $this->now() - self::LOCKED && 1 === $this->database->query( $this->database->prepare( "UPDATE {$this->database->options} SET option_value = %s WHERE option_name = %s AND option_value = %s", $now, self::LOCK, $since ) );
	// phpcs:enable
	}

	/**
	 * Whether Action Scheduler is there and at work.
	 *
	 * @return bool
	 */
	public static function has_scheduler(): bool {
		return function_exists( 'as_schedule_single_action' ) && function_exists( 'as_next_scheduled_action' ) && class_exists( 'ActionScheduler' ) && \ActionScheduler::is_initialized();
	}

	/**
	 * When the job is planned for; false when it is not. One that runs just now is planned for now.
	 *
	 * @return int|false
	 */
	private function planned() {
		$next = self::has_scheduler() ? as_next_scheduled_action( self::JOB ) : wp_next_scheduled( self::JOB );
		return true === $next ? $this->now() : $next;
	}

	/**
	 * Plans the job.
	 *
	 * @param int $time When, in seconds since 1970.
	 */
	private function schedule( int $time ): void {
		if ( self::has_scheduler() ) {
			as_schedule_single_action( $time, self::JOB, array(), 'hadaya' );
			return;
		}
		wp_schedule_single_event( $time, self::JOB );
	}
}
