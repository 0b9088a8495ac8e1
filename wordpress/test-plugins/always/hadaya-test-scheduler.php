<?php
/**
 * For test sites only: a stand-in for WooCommerce's Action Scheduler, which records actions instead of scheduling them while an option enables it;
 * also runs WP-Cron's jobs on request.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( get_option( 'hadaya_test_scheduler' ) ) {
	/**
	 * Stand-in for Action Scheduler's class, which reports that actions can be scheduled.
	 */
	final class ActionScheduler {

		/**
		 * Returns true, so that Hadaya schedules its jobs with Action Scheduler.
		 *
		 * @return bool
		 */
		public static function is_initialized() {
			return true;
		}
	}

	/**
	 * Returns false, because nothing is ever scheduled.
	 *
	 * @return bool
	 */
	function as_next_scheduled_action() {
		return false;
	}

	/**
	 * Records an action, with its delay in seconds, in the option `hadaya_test_scheduled` instead of scheduling it.
	 *
	 * @param int    $time  Time, in seconds since 1970.
	 * @param string $hook  Hook.
	 * @param array  $args  Arguments.
	 * @param string $group Group.
	 */
	function as_schedule_single_action( $time, $hook, $args, $group ) {
		update_option( 'hadaya_test_scheduled', wp_json_encode( array( $hook, $args, $group, $time - time() ) ) );
	}
}

// Runs scheduled jobs of one kind now and reports their delay in seconds.
add_action(
	'init',
	static function () {
		if ( ! isset( $_GET['hadaya-test-jobs'] ) ) {
			return;
		}
		$job   = sanitize_key( $_GET['hadaya-test-jobs'] );
		$waits = array();
		foreach ( (array) _get_cron_array() as $time => $planned ) {
			foreach ( isset( $planned[ $job ] ) ? $planned[ $job ] : array() as $event ) {
				$waits[] = $time - time();
				wp_unschedule_event( $time, $job, $event['args'] );
				do_action_ref_array( $job, $event['args'] );
			}
		}
		wp_send_json( $waits );
	},
	20
);

// Runs a job's hook, whether or not the job is scheduled.
add_action(
	'init',
	static function () {
		if ( isset( $_GET['hadaya-test-run'] ) ) {
			do_action( sanitize_key( $_GET['hadaya-test-run'] ) );
			wp_send_json( 'done' );
		}
	},
	20
);
