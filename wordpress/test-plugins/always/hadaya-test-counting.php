<?php
/**
 * For test sites only: an object cache that outlives a request, and a process that dies while it counts.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

if ( get_option( 'hadaya_test_object_cache' ) ) {
	/**
	 * Keeps the keys of counted calls as files, all others for the request only.
	 */
	final class Hadaya_Test_Object_Cache extends WP_Object_Cache {

		/**
		 * Path of a key, empty for keys that are not kept.
		 *
		 * @param string $key   Key.
		 * @param string $group Group.
		 * @return string
		 */
		private function file( $key, $group ) {
			return 'hadaya_counts' === $group ? dirname( HADAYA_TEST_MAIL_LOG ) . '/cache-' . rawurlencode( $key ) : '';
		}

		/**
		 * Adds a key that is not there, in one step.
		 *
		 * @param string $key    Key.
		 * @param mixed  $data   Value.
		 * @param string $group  Group.
		 * @param int    $expire Seconds.
		 * @return bool
		 */
		public function add( $key, $data, $group = 'default', $expire = 0 ) {
			$file = $this->file( $key, $group );
			if ( '' === $file ) {
				return parent::add( $key, $data, $group, $expire );
			}
			$whole = $file . '.' . getmypid();
			file_put_contents( $whole, serialize( $data ) );
			set_error_handler( '__return_true' );
			$is_new = link( $whole, $file );
			restore_error_handler();
			unlink( $whole );
			return $is_new;
		}

		/**
		 * Sets a key.
		 *
		 * @param string $key    Key.
		 * @param mixed  $data   Value.
		 * @param string $group  Group.
		 * @param int    $expire Seconds.
		 * @return bool
		 */
		public function set( $key, $data, $group = 'default', $expire = 0 ) {
			$file = $this->file( $key, $group );
			if ( '' === $file ) {
				return parent::set( $key, $data, $group, $expire );
			}
			return false !== file_put_contents( $file . '.' . getmypid(), serialize( $data ) ) && rename( $file . '.' . getmypid(), $file );
		}

		/**
		 * Reads a key.
		 *
		 * @param string $key   Key.
		 * @param string $group Group.
		 * @param bool   $force Not from memory.
		 * @param bool   $found Whether it is there.
		 * @return mixed
		 */
		public function get( $key, $group = 'default', $force = false, &$found = null ) {
			$file = $this->file( $key, $group );
			if ( '' === $file ) {
				return parent::get( $key, $group, $force, $found );
			}
			return is_file( $file ) ? unserialize( file_get_contents( $file ) ) : false;
		}

		/**
		 * Deletes a key.
		 *
		 * @param string $key        Key.
		 * @param string $group      Group.
		 * @param bool   $deprecated Not used.
		 * @return bool
		 */
		public function delete( $key, $group = 'default', $deprecated = false ) {
			$file = $this->file( $key, $group );
			return '' === $file ? parent::delete( $key, $group, $deprecated ) : is_file( $file ) && unlink( $file );
		}
	}
	$GLOBALS['wp_object_cache'] = new Hadaya_Test_Object_Cache();
	wp_using_ext_object_cache( true );
}

// Dies after the waiting calls were deleted and some totals were raised, before either is kept.
add_filter(
	'query',
	static function ( $query ) {
		if ( 0 === strpos( str_replace( '`', '', $query ), 'UPDATE wp_hadaya_visits' ) && get_option( 'hadaya_test_die' ) ) {
			exit( 'died' );
		}
		return $query;
	}
);
