<?php
/**
 * A plugin for test sites only: without what WordPress adds to its screens and nobody looks at.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

// The command palette brings the whole block editor onto every screen of the administration, two thirds of its time.
remove_action( 'admin_enqueue_scripts', 'wp_enqueue_command_palette_assets' );

// Passwords of a test site need no protection; their check took half of a login.
add_filter(
	'wp_hash_password_options',
	static function () {
		return array( 'cost' => 4 );
	}
);
