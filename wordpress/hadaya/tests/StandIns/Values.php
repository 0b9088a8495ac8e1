<?php
/**
 * Stand-ins for WordPress' functions that store or read values of the site: `Site` holds them.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

// phpcs:disable Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress hands in more than a stand-in needs.

/**
 * An option.
 *
 * @param string $name     Name.
 * @param mixed  $fallback What counts for none.
 * @return mixed
 */
function get_option( $name, $fallback = false ) {
	return array_key_exists( $name, Site::$options ) ? Site::$options[ $name ] : $fallback;
}

/**
 * Stores an option.
 *
 * @param string $name     Name.
 * @param mixed  $value    Value.
 * @param mixed  $autoload Whether it is loaded with the others.
 * @return bool Whether it is another one now.
 */
function update_option( $name, $value, $autoload = null ) {
	$is_new = get_option( $name ) !== $value;

	Site::$options[ $name ] = $value;
	return $is_new;
}

/**
 * Stores an option that does not exist yet.
 *
 * @param string $name       Name.
 * @param mixed  $value      Value.
 * @param string $deprecated Nothing.
 * @param mixed  $autoload   Whether it is loaded with the others.
 * @return bool Whether it is kept.
 */
function add_option( $name, $value = '', $deprecated = '', $autoload = null ) {
	return ! array_key_exists( $name, Site::$options ) && update_option( $name, $value );
}

/**
 * Deletes an option.
 *
 * @param string $name Name.
 * @return bool Whether it existed.
 */
function delete_option( $name ) {
	$was_there = array_key_exists( $name, Site::$options );
	unset( Site::$options[ $name ] );
	return $was_there;
}

/**
 * A transient that has not expired.
 *
 * @param string $name Name.
 * @return mixed
 */
function get_transient( $name ) {
	return isset( Site::$transients[ $name ] ) ? Site::$transients[ $name ] : false;
}

/**
 * Stores a transient.
 *
 * @param string $name    Name.
 * @param mixed  $value   Value.
 * @param int    $seconds How long.
 * @return bool
 */
function set_transient( $name, $value, $seconds = 0 ) {
	Site::$transients[ $name ] = $value;
	return true;
}

/**
 * Deletes a transient.
 *
 * @param string $name Name.
 * @return bool Whether it existed.
 */
function delete_transient( $name ) {
	$was_there = isset( Site::$transients[ $name ] );
	unset( Site::$transients[ $name ] );
	return $was_there;
}

/**
 * Checks whether the site is part of a network.
 *
 * @return bool
 */
function is_multisite() {
	return false;
}

/**
 * The server's upload limit in bytes.
 *
 * @return int
 */
function wp_max_upload_size() {
	return Site::$upload_limit;
}

/**
 * Address of a picture of the media library.
 *
 * @param int $id Number.
 * @return string|false
 */
function wp_get_attachment_url( $id ) {
	return isset( Site::$pictures[ $id ] ) ? Site::$pictures[ $id ] : false;
}

/**
 * Id of the logged-in user.
 *
 * @return int
 */
function get_current_user_id() {
	return Site::$user;
}

/**
 * A user; there are none here.
 *
 * @param int $id Number.
 * @return object|false
 */
function get_userdata( $id ) {
	return false;
}

/**
 * URL of the privacy policy page that the test set; empty by default.
 *
 * @return string
 */
function get_privacy_policy_url() {
	return (string) ( Site::$options['test_privacy_page'] ?? '' );
}

/**
 * Facts about the site.
 *
 * @param string $what What.
 * @return string
 */
function get_bloginfo( $what = '' ) {
	return 'name' === $what ? (string) get_option( 'blogname', 'Shop' ) : '';
}

/**
 * The site's language.
 *
 * @return string
 */
function get_locale() {
	return (string) get_option( 'WPLANG', 'en_US' );
}

/**
 * The options that every request loads.
 *
 * @return array
 */
function wp_load_alloptions() {
	return Site::$options;
}

/**
 * Always true.
 *
 * @return bool
 */
function __return_true() {
	return true;
}
