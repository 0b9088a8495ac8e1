<?php
/**
 * Background jobs.
 *
 * @package Hadaya
 */

namespace Hadaya\Jobs;

defined( 'ABSPATH' ) || exit;

/**
 * Schedules jobs with WooCommerce's Action Scheduler if available, otherwise with WP-Cron.
 */
final class Jobs {

	/**
	 * Group of our jobs in Action Scheduler.
	 */
	const GROUP = 'hadaya';

	/**
	 * Checks whether Action Scheduler is available and initialised.
	 *
	 * @return bool
	 */
	private static function has_scheduler(): bool {
		return function_exists( 'as_schedule_single_action' ) && class_exists( 'ActionScheduler' ) && \ActionScheduler::is_initialized();
	}

	/**
	 * Schedules a job with Action Scheduler or, if that is not available, with WP-Cron.
	 *
	 * @param string           $job       Name of the job's hook.
	 * @param list<int|string> $arguments Arguments of the hook.
	 * @param int              $time      Time, in seconds since 1970.
	 */
	public function plan( string $job, array $arguments, int $time ): void {
		if ( self::has_scheduler() ) {
			as_schedule_single_action( $time, $job, $arguments, self::GROUP );
			return;
		}
		wp_schedule_single_event( $time, $job, $arguments );
	}

	/**
	 * Cancels a job with exactly these arguments, in Action Scheduler and in WP-Cron.
	 *
	 * @param string           $job       Name of the job's hook.
	 * @param list<int|string> $arguments Arguments of the hook.
	 */
	public function unplan( string $job, array $arguments ): void {
		if ( function_exists( 'as_unschedule_action' ) ) {
			as_unschedule_action( $job, $arguments, self::GROUP );
		}
		wp_clear_scheduled_hook( $job, $arguments );
	}

	/**
	 * Cancels a job whatever its arguments, in Action Scheduler and in WP-Cron.
	 *
	 * @param string $job Name of the job's hook.
	 */
	public function unplan_all( string $job ): void {
		if ( function_exists( 'as_unschedule_all_actions' ) ) {
			as_unschedule_all_actions( $job );
		}
		wp_unschedule_hook( $job );
	}

	/**
	 * Ensures that a job that takes no arguments runs at the given time or earlier.
	 *
	 * @param string $job  Name of the job's hook.
	 * @param int    $time Latest time, in seconds since 1970.
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
	 * Runs due WP-Cron jobs now, with a non-blocking loopback request; Action Scheduler needs none. The request is also sent on sites with WP-Cron
	 * disabled, because the server's own cron job may not start for several minutes.
	 */
	public function wake(): void {
		if ( ! self::has_scheduler() ) {
			spawn_cron();
		}
	}
}
