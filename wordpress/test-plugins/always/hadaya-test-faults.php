<?php
/**
 * For test sites only: saves that meet, tables that are lost, roles and nonces of anybody.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// Whoever saves settings has read them and waits before writing, or dies there: so saves at one moment really meet.
add_filter(
	'pre_update_option_hadaya_history',
	static function ( $value ) {
		$mode = get_option( 'hadaya_test_slow_save' );
		if ( 'dies' === $mode ) {
			http_response_code( 500 );
			exit;
		}
		if ( $mode ) {
			usleep( 400000 );
		}
		return $value;
	}
);

// What a part of WooCommerce would ask and be told before its own start, as WooCommerce does it.
add_action(
	'plugins_loaded',
	static function () {
		if ( get_option( 'hadaya_test_features' ) ) {
			require_once __DIR__ . '/hadaya-test/features.php';
			do_action( 'before_woocommerce_init' );
		}
	}
);

// A table that is lost, as by a plugin that cleans the database.
add_action(
	'init',
	static function () {
		global $wpdb;
		if ( isset( $_GET['hadaya-test-drop'] ) ) {
			foreach ( explode( ',', $_GET['hadaya-test-drop'] ) as $name ) {
				$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}hadaya_" . sanitize_key( $name ) );
			}
			delete_transient( 'hadaya_tables_tried' );
		}
	}
);

// A role as WooCommerce has it for those who run a shop, and a nonce of the present user's for any action.
add_action(
	'init',
	static function () {
		if ( isset( $_GET['hadaya-test-role'] ) ) {
			add_role( 'shop_manager', 'Shop manager', get_role( 'editor' )->capabilities + array( 'manage_woocommerce' => true ) );
		}
		if ( isset( $_GET['hadaya-test-nonce'] ) ) {
			exit( wp_create_nonce( $_GET['hadaya-test-nonce'] ) );
		}
	},
	20
);

add_filter(
	'hadaya_settings_capability',
	static function ( $capability ) {
		return get_option( 'hadaya_test_capability', $capability );
	}
);

// REST switched off as security plugins do it: for `strangers`, or for `everybody`.
add_filter(
	'rest_authentication_errors',
	static function ( $result ) {
		$off = get_option( 'hadaya_test_rest_off' );
		if ( 'everybody' === $off || ( 'strangers' === $off && ! is_user_logged_in() ) ) {
			return new WP_Error( 'rest_disabled', 'The REST interface is off.', array( 'status' => 401 ) );
		}
		return $result;
	},
	200
);
