<?php
/**
 * For test sites only: concurrent saves, missing tables, and roles and nonces for any user.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// Delays or aborts a save between writing the settings and writing the history, so that tests can make saves overlap or fail.
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

// Loads a stand-in for WooCommerce's `FeaturesUtil` and fires `before_woocommerce_init`, as WooCommerce does.
add_action(
	'plugins_loaded',
	static function () {
		if ( get_option( 'hadaya_test_features' ) ) {
			require_once __DIR__ . '/hadaya-test/features.php';
			do_action( 'before_woocommerce_init' );
		}
	}
);

// Drops tables, as a database cleanup plugin does.
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

// Adds the shop manager role as WooCommerce defines it, and provides the current user's nonce for any action.
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

// Disables the REST API as security plugins do, either for `strangers` (visitors who are not logged in) or for `everybody`.
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
