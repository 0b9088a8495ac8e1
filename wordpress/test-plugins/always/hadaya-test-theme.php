<?php
/**
 * For test sites only: a theme that enqueues files of the replaced plugins itself, on pages with ?theme-asks=before, =after or =depends.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_enqueue_scripts',
	static function () {
		if ( isset( $_GET['theme-asks'] ) && 'depends' === $_GET['theme-asks'] ) {
			wp_enqueue_style( 'test-theme', home_url( '/theme.css' ), array( 'dashicons', 'photoswipe-default-skin' ), '1.0' );
		}
	},
	5
);
foreach ( array(
	'before' => 5,
	'after'  => 90,
) as $hadaya_test_when => $hadaya_test_priority ) {
	add_action(
		'wp_enqueue_scripts',
		static function () use ( $hadaya_test_when ) {
			if ( isset( $_GET['theme-asks'] ) && $hadaya_test_when === $_GET['theme-asks'] ) {
				wp_enqueue_style( 'dashicons' );
				wp_enqueue_style( 'photoswipe-default-skin' );
				wp_enqueue_script( 'flexslider' );
			}
		},
		$hadaya_test_priority
	);
}
// Enables the menus screen, which classic themes have and block themes lack.
add_action(
	'after_setup_theme',
	static function () {
		if ( '1' === get_option( 'hadaya_test_menus' ) ) {
			add_theme_support( 'menus' );
		}
	}
);
