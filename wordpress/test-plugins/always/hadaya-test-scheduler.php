<?php
/**
 * For test sites only: stands in for WooCommerce's Action Scheduler while an option asks for it, and notes what is planned.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( get_option( 'hadaya_test_scheduler' ) ) {
	/**
	 * Tells that it is ready.
	 */
	final class ActionScheduler {

		/**
		 * Whether actions can be planned.
		 *
		 * @return bool
		 */
		public static function is_initialized() {
			return true;
		}
	}

	/**
	 * Nothing is ever planned.
	 *
	 * @return bool
	 */
	function as_next_scheduled_action() {
		return false;
	}

	/**
	 * Notes an action instead of planning it.
	 *
	 * @param int    $time  When.
	 * @param string $hook  Name.
	 * @param array  $args  Arguments.
	 * @param string $group Group.
	 */
	function as_schedule_single_action( $time, $hook, $args, $group ) {
		update_option( 'hadaya_test_scheduled', wp_json_encode( array( $hook, $args, $group, $time - time() ) ) );
	}
}
