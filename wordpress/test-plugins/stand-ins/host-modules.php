<?php
/**
 * The host's modules on pages with ?modules=1. As in classic themes, the import map and its modules are printed in the footer.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp',
	static function () {
		if ( ! isset( $_GET['modules'] ) ) {
			return;
		}
		$modules = wp_script_modules();
		foreach ( array( 'print_import_map', 'print_script_module_preloads', 'print_head_enqueued_script_modules' ) as $method ) {
			remove_action( 'wp_head', array( $modules, $method ) );
		}
		add_action( 'wp_footer', array( $modules, 'print_import_map' ), 9 );
		wp_enqueue_script_module( 'hadaya-stand-ins/host', plugins_url( 'host-module.js', __FILE__ ), array( '@wordpress/interactivity' ), '1.0' );
	},
	20
);
