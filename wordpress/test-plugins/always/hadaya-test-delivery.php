<?php
/**
 * For test sites only: runs jobs immediately, unless an option disables this; records WordPress's request to its own cron instead of sending it,
 * unless an option allows it; inserts leads in bulk; counts the database queries that the privacy tools make.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// Runs the due email and webhook jobs at the end of a form's request, unless an option disables this.
add_action(
	'shutdown',
	static function () {
		if ( ! isset( $_POST['action'] ) || 'chaty_front_form_save_data' !== $_POST['action'] || get_option( 'hadaya_test_no_finish' ) ) {
			return;
		}
		foreach ( (array) _get_cron_array() as $time => $planned ) {
			foreach ( $time > time() ? array() : array_intersect_key( (array) $planned, array_flip( array( 'hadaya_send_mails', 'hadaya_send_webhook' ) ) ) as $job => $events ) {
				foreach ( $events as $event ) {
					wp_unschedule_event( $time, $job, $event['args'] );
					do_action_ref_array( $job, $event['args'] );
				}
			}
		}
	},
	50
);

// Intercepts WordPress's request to `wp-cron.php`, which would run jobs.
add_filter(
	'pre_http_request',
	static function ( $answer, $request, $url ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Passed by the filter.
		if ( false === strpos( $url, 'wp-cron.php' ) || get_option( 'hadaya_test_cron_runs' ) ) {
			return $answer;
		}
		update_option( 'hadaya_test_cron_called', 1 + (int) get_option( 'hadaya_test_cron_called' ) );
		delete_transient( 'doing_cron' );
		return array(
			'headers'  => array(),
			'cookies'  => array(),
			'response' => array(
				'code'    => 200,
				'message' => 'OK',
			),
			'body'     => '',
		);
	},
	10,
	3
);

// Inserts the requested number of leads, with the given email address and date, directly into the tables.
add_action(
	'init',
	static function () {
		if ( ! isset( $_GET['hadaya-test-leads'] ) ) {
			return;
		}
		global $wpdb;
		$date  = sanitize_text_field( wp_unslash( $_GET['date'] ) );
		$email = sanitize_text_field( wp_unslash( $_GET['email'] ) );
		$wpdb->query( 'BEGIN' );
		for ( $number = 0; $number < (int) $_GET['hadaya-test-leads']; $number++ ) {
			$post = array(
				'post_type'         => 'hadaya_lead',
				'post_status'       => 'private',
				'post_title'        => $email,
				'post_name'         => 'bulk-' . $number . '-' . md5( $email ),
				'post_date'         => $date,
				'post_date_gmt'     => $date,
				'post_modified'     => $date,
				'post_modified_gmt' => $date,
			);
			$wpdb->insert( $wpdb->posts, $post + array_fill_keys( array( 'post_content', 'post_excerpt', 'to_ping', 'pinged', 'post_content_filtered' ), '' ) );
			$lead = array(
				'texts'  => array(
					'name'    => 'Bulk',
					'email'   => $email,
					'message' => 'Message number ' . $number,
				),
				'custom' => array(),
				'files'  => array(),
				'origin' => array(
					'page_title' => 'Gifts',
					'ref_url'    => home_url( '/ask/' ),
				),
			);
			$row  = array(
				'post_id'    => $wpdb->insert_id,
				'meta_key'   => '_hadaya_lead',
				'meta_value' => wp_json_encode( $lead ),
			);
			$wpdb->insert( $wpdb->postmeta, $row );
		}
		$wpdb->query( 'COMMIT' );
		wp_send_json( 'done' );
	},
	20
);

// Stores the peak memory of a request, in bytes, in an option.
if ( isset( $_GET['hadaya-test-peak'] ) ) {
	register_shutdown_function(
		static function () {
			update_option( 'hadaya_test_peak', memory_get_peak_usage() );
		}
	);
}

// Records calls to the lead hooks in an option, and changes the values that these hooks let other plugins change.
if ( get_option( 'hadaya_test_hooks' ) ) {
	$hadaya_test_note = static function ( ...$given ) {
		$log   = json_decode( (string) get_option( 'hadaya_test_hook_log', '[]' ), true );
		$log[] = $given;
		update_option( 'hadaya_test_hook_log', wp_json_encode( $log ) );
	};
	add_action(
		'hadaya_lead_created',
		static function ( $lead ) use ( $hadaya_test_note ) {
			$hadaya_test_note( 'hadaya_lead_created', $lead->id(), $lead->text( 'email' ) );
		}
	);
	add_action(
		'hadaya_before_mail',
		static function ( $mail, $kind, $lead ) use ( $hadaya_test_note ) {
			$hadaya_test_note( 'hadaya_before_mail', $lead->id(), $kind, $mail['to'] );
		},
		10,
		3
	);
	add_action(
		'hadaya_after_mail',
		static function ( $problem, $mail, $kind, $lead ) use ( $hadaya_test_note ) { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- Passed by the action.
			$hadaya_test_note( 'hadaya_after_mail', $lead->id(), $kind, $problem );
		},
		10,
		4
	);
	add_action(
		'hadaya_webhook_result',
		static function ( $state, $lead ) use ( $hadaya_test_note ) {
			$hadaya_test_note( 'hadaya_webhook_result', $lead->id(), $state['kind'], $state['tries'] );
		},
		10,
		2
	);
	add_action(
		'hadaya_lead_state_changed',
		static function ( $lead, $state, $before ) use ( $hadaya_test_note ) {
			$hadaya_test_note( 'hadaya_lead_state_changed', $lead->id(), $state, $before );
		},
		10,
		3
	);
	add_filter(
		'hadaya_mail',
		static function ( $mail ) {
			$mail['subject'] = '[Changed] ' . $mail['subject'];
			return $mail;
		}
	);
	add_filter(
		'hadaya_leads_capability',
		static function () {
			return 'edit_pages';
		}
	);
}

// Sets the maximum duration of a run that deletes old leads.
add_filter(
	'hadaya_retention_seconds',
	static function ( $seconds ) {
		return (int) get_option( 'hadaya_test_retention_seconds', $seconds );
	}
);

// Makes waiting emails due now.
add_action(
	'init',
	static function () {
		if ( isset( $_GET['hadaya-test-due'] ) ) {
			global $wpdb;
			$wpdb->update( $wpdb->postmeta, array( 'meta_value' => '1' ), array( 'meta_key' => '_hadaya_mail_due' ) );
			wp_send_json( 'done' );
		}
	},
	20
);

// Runs our personal data exporter or eraser for one page, and reports how many database queries it made.
add_action(
	'init',
	static function () {
		if ( ! isset( $_GET['hadaya-test-privacy'] ) ) {
			return;
		}
		global $wpdb;
		$tools  = apply_filters( sanitize_key( $_GET['hadaya-test-privacy'] ), array() );
		$before = $wpdb->num_queries;
		$answer = call_user_func( $tools['hadaya']['callback'], sanitize_text_field( wp_unslash( $_GET['email'] ) ), (int) $_GET['page'] );
		wp_send_json( array( 'queries' => $wpdb->num_queries - $before ) + $answer );
	},
	20
);
