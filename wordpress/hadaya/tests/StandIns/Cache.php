<?php
/**
 * Stand-ins for WordPress' object cache, one that outlives a request.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

// phpcs:disable Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress hands in more than a stand-in needs.

/**
 * Whether the cache outlives a request.
 *
 * @return bool
 */
function wp_using_ext_object_cache() {
	return true;
}

/**
 * A value of the cache.
 *
 * @param string $key   Key.
 * @param string $group Group.
 * @param bool   $force Whether to ask the cache itself.
 * @return mixed
 */
function wp_cache_get( $key, $group = '', $force = false ) {
	return isset( Site::$cache[ $group ][ $key ] ) ? Site::$cache[ $group ][ $key ] : false;
}

/**
 * Several values of the cache.
 *
 * @param string[] $keys  Keys.
 * @param string   $group Group.
 * @param bool     $force Whether to ask the cache itself.
 * @return array
 */
function wp_cache_get_multiple( $keys, $group = '', $force = false ) {
	$found = array();
	foreach ( $keys as $key ) {
		$found[ $key ] = wp_cache_get( $key, $group, $force );
	}
	return $found;
}

/**
 * Keeps a value.
 *
 * @param string $key     Key.
 * @param mixed  $value   Value.
 * @param string $group   Group.
 * @param int    $seconds How long.
 * @return bool
 */
function wp_cache_set( $key, $value, $group = '', $seconds = 0 ) {
	Site::$cache[ $group ][ $key ] = $value;
	return true;
}

/**
 * Keeps a value where there is none.
 *
 * @param string $key     Key.
 * @param mixed  $value   Value.
 * @param string $group   Group.
 * @param int    $seconds How long.
 * @return bool Whether it is kept.
 */
function wp_cache_add( $key, $value, $group = '', $seconds = 0 ) {
	return false === wp_cache_get( $key, $group ) && wp_cache_set( $key, $value, $group, $seconds );
}

/**
 * Deletes several values.
 *
 * @param string[] $keys  Keys.
 * @param string   $group Group.
 * @return bool[]
 */
function wp_cache_delete_multiple( $keys, $group = '' ) {
	foreach ( $keys as $key ) {
		unset( Site::$cache[ $group ][ $key ] );
	}
	return array_fill_keys( $keys, true );
}
