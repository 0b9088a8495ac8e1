<?php
/**
 * Work for later.
 *
 * @package Hadaya
 */

namespace Hadaya\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Plans work: by WooCommerce's Action Scheduler where it is there, else by WP-Cron.
 */
final class Jobs {

	/**
	 * Group of ours in Action Scheduler.
	 */
	const GROUP = 'hadaya';

	/**
	 * Whether Action Scheduler is there and at work.
	 *
	 * @return bool
	 */
	private static function has_scheduler(): bool {
		return function_exists( 'as_schedule_single_action' ) && class_exists( 'ActionScheduler' ) && \ActionScheduler::is_initialized();
	}

	/**
	 * Plans a job.
	 *
	 * @param string      $job       Hook.
	 * @param list<mixed> $arguments What the hook is given.
	 * @param int         $time      When, in seconds since 1970.
	 */
	public function plan( string $job, array $arguments, int $time ): void {
		if ( self::has_scheduler() ) {
			as_schedule_single_action( $time, $job, $arguments, self::GROUP );
			return;
		}
		wp_schedule_single_event( $time, $job, $arguments );
	}

	/**
	 * Takes a planned job back.
	 *
	 * @param string      $job       Hook.
	 * @param list<mixed> $arguments What the hook would be given.
	 */
	public function unplan( string $job, array $arguments ): void {
		if ( function_exists( 'as_unschedule_action' ) ) {
			as_unschedule_action( $job, $arguments, self::GROUP );
		}
		wp_clear_scheduled_hook( $job, $arguments );
	}

	/**
	 * Sees to it that a job without arguments runs at a moment or before it.
	 *
	 * @param string $job  Hook.
	 * @param int    $time When at the latest, in seconds since 1970.
	 */
	public function plan_by( string $job, int $time ): void {
		$next = self::has_scheduler() && function_exists( 'as_next_scheduled_action' )
			? as_next_scheduled_action( $job, array(), self::GROUP )
			: wp_next_scheduled( $job );
		if ( true === $next || ( false !== $next && $next <= $time ) ) {
			return;
		}
		if ( false !== $next ) {
			$this->unplan( $job, array() );
		}
		$this->plan( $job, array(), $time );
	}

	/**
	 * Has what is due done now, by a request of the server to itself that nobody waits for. Action Scheduler does that by
	 * itself. A site that has switched WP-Cron off is asked as well: its own call may be minutes away.
	 */
	public function wake(): void {
		if ( ! self::has_scheduler() ) {
			spawn_cron();
		}
	}
}
