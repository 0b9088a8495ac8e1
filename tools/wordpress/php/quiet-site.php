<?php
/**
 * A plugin for test sites only: removes parts of WordPress's screens that no test needs.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// The command palette loads the whole block editor on every admin screen, which takes two thirds of the screen's loading time.
remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );

// A test site's passwords need no protection, and checking them would take half the time of a login.
add_filter(
	'wp_hash_password_options',
	static function () {
		return array( 'cost' => 4 );
	}
);
