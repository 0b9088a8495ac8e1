<?php
/**
 * Plugin for the benchmark's site only: discards mail, lifts the message limit per visitor, gives each request a random IP address, can disable
 * Hadaya per request and reports CPU time.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'hadaya_form_rate_limit', '__return_zero' );
add_filter( 'hadaya_visitor_address', static fn () => '10.0.' . wp_rand( 0, 15 ) . '.' . wp_rand( 0, 255 ) );

if ( isset( $_SERVER['HTTP_X_WITHOUT_HADAYA'] ) ) {
	add_filter(
		'option_active_plugins',
		static function ( $plugins ) {
			return array_values( array_diff( $plugins, array( 'hadaya/hadaya.php' ) ) );
		}
	);
}

if ( isset( $_SERVER['HTTP_X_METER'] ) ) {
	register_shutdown_function(
		static function () {
			$end   = getrusage();
			$spent = 0;
			foreach ( array( 'ru_utime', 'ru_stime' ) as $kind ) {
				foreach ( array( 'tv_sec' => 1000, 'tv_usec' => 0.001 ) as $part => $ms ) {
					$spent += ( $end[ "$kind.$part" ] - HADAYA_BENCH_START[ "$kind.$part" ] ) * $ms;
				}
			}
			file_put_contents( __DIR__ . '/../../../log/meter', $_SERVER['HTTP_X_METER'] . ' ' . $spent . "\n", FILE_APPEND | LOCK_EX );
		}
	);
}
