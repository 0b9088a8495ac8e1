<?php
/**
 * Stand-ins for the WordPress functions that store or read the site's data, which `Site` holds.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

// phpcs:disable Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress hands in more than a stand-in needs.

/**
 * Returns an option of the tests' site.
 *
 * @param string $name     Name.
 * @param mixed  $fallback Value for a missing option.
 * @return mixed
 */
function get_option( $name, $fallback = false ) {
	return array_key_exists( $name, Site::$options ) ? Site::$options[ $name ] : $fallback;
}

/**
 * Stores an option in `Site::$options`.
 *
 * @param string $name     Name.
 * @param mixed  $value    Value.
 * @param mixed  $autoload Whether every request loads the option.
 * @return bool Whether the value changed.
 */
function update_option( $name, $value, $autoload = null ) {
	$is_new = get_option( $name ) !== $value;

	Site::$options[ $name ] = $value;
	return $is_new;
}

/**
 * Stores an option, unless it already exists.
 *
 * @param string $name       Name.
 * @param mixed  $value      Value.
 * @param string $deprecated Unused.
 * @param mixed  $autoload   Whether every request loads the option.
 * @return bool Whether the option was added.
 */
function add_option( $name, $value = '', $deprecated = '', $autoload = null ) {
	return ! array_key_exists( $name, Site::$options ) && update_option( $name, $value );
}

/**
 * Deletes an option from `Site::$options`.
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
 * Returns a transient, which never expires in the tests; false if there is none.
 *
 * @param string $name Name.
 * @return mixed
 */
function get_transient( $name ) {
	return isset( Site::$transients[ $name ] ) ? Site::$transients[ $name ] : false;
}

/**
 * Stores a transient without its lifetime, so that it never expires.
 *
 * @param string $name    Name.
 * @param mixed  $value   Value.
 * @param int    $seconds Lifetime in seconds.
 * @return bool
 */
function set_transient( $name, $value, $seconds = 0 ) {
	Site::$transients[ $name ] = $value;
	return true;
}

/**
 * Deletes a transient from `Site::$transients`.
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
 * Returns false, because the tests' site does not belong to a network.
 *
 * @return bool
 */
function is_multisite() {
	return false;
}

/**
 * Returns the upload limit that the test has set, in bytes; 256 MB by default.
 *
 * @return int
 */
function wp_max_upload_size() {
	return Site::$upload_limit;
}

/**
 * Returns the URL that the test has set for a picture; otherwise false.
 *
 * @param int $id Id.
 * @return string|false
 */
function wp_get_attachment_url( $id ) {
	return isset( Site::$pictures[ $id ] ) ? Site::$pictures[ $id ] : false;
}

/**
 * Returns the id of the user whom the test has logged in; otherwise 0.
 *
 * @return int
 */
function get_current_user_id() {
	return Site::$user;
}

/**
 * Returns false, because the tests' site has no users.
 *
 * @param int $id Id.
 * @return object|false
 */
function get_userdata( $id ) {
	return false;
}

/**
 * Returns the URL of the privacy policy page that the test set; empty by default.
 *
 * @return string
 */
function get_privacy_policy_url() {
	return (string) ( Site::$options['test_privacy_page'] ?? '' );
}

/**
 * Returns the site's name; an empty string for other data.
 *
 * @param string $what Name of the value.
 * @return string
 */
function get_bloginfo( $what = '' ) {
	return 'name' === $what ? (string) get_option( 'blogname', 'Shop' ) : '';
}

/**
 * Returns the site's locale from the option `WPLANG`; `en_US` by default.
 *
 * @return string
 */
function get_locale() {
	return (string) get_option( 'WPLANG', 'en_US' );
}

/**
 * Returns all options, because every option of the tests' site counts as autoloaded.
 *
 * @return array
 */
function wp_load_alloptions() {
	return Site::$options;
}

/**
 * Returns true, as a ready-made callback for filters.
 *
 * @return bool
 */
function __return_true() {
	return true;
}
