<?php
/**
 * Stand-ins for WordPress's object cache.
 *
 * @package Hadaya
 */

// phpcs:disable Generic.CodeAnalysis.UnusedFunctionParameter -- WordPress hands in more than a stand-in needs.

/**
 * Does nothing, because the tests have no object cache.
 *
 * @param string $key   Key.
 * @param string $group Group.
 * @return bool
 */
function wp_cache_delete( $key, $group = '' ) {
	return true;
}
