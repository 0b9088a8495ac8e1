<?php
/**
 * Stand-ins for WordPress's hooks: `Site::$called` records the calls.
 *
 * @package Hadaya
 */

use Hadaya\Tests\Site;

/**
 * Adds a function to a filter. Functions run in the order of their priorities.
 *
 * @param string   $hook     Hook.
 * @param callable $function Function.
 * @param int      $priority Its order among other functions.
 * @param int      $count    Number of accepted arguments.
 * @return true
 */
function add_filter( $hook, $function, $priority = 10, $count = 1 ) {
	Site::$hooks[ $hook ][ $priority ][] = array( $function, $count );
	ksort( Site::$hooks[ $hook ] );
	return true;
}

/**
 * Adds a function to an action, in the same way as to a filter.
 *
 * @param string   $hook     Hook.
 * @param callable $function Function.
 * @param int      $priority Its order among other functions.
 * @param int      $count    Number of accepted arguments.
 * @return true
 */
function add_action( $hook, $function, $priority = 10, $count = 1 ) {
	return add_filter( $hook, $function, $priority, $count );
}

/**
 * Records the call, and returns the value after all hooked functions have filtered it.
 *
 * @param string $hook    Hook.
 * @param mixed  $value   Value.
 * @param mixed  ...$more Further values.
 * @return mixed
 */
function apply_filters( $hook, $value, ...$more ) {
	// Long lists are left out, because they are filtered repeatedly and recording them would fill the memory.
	Site::$called[] = array_merge( array( $hook, is_array( $value ) && count( $value ) > 20 ? null : $value ), $more );
	foreach ( array_merge( array(), ...( isset( Site::$hooks[ $hook ] ) ? Site::$hooks[ $hook ] : array() ) ) as list( $function, $count ) ) {
		$value = $function( ...array_slice( array_merge( array( $value ), $more ), 0, $count ) );
	}
	return $value;
}

/**
 * Records the call, and runs the hooked functions in the order of their priorities.
 *
 * @param string $hook      Hook.
 * @param mixed  ...$values Values.
 */
function do_action( $hook, ...$values ) {
	Site::$called[] = array_merge( array( $hook ), $values );
	foreach ( array_merge( array(), ...( isset( Site::$hooks[ $hook ] ) ? Site::$hooks[ $hook ] : array() ) ) as list( $function, $count ) ) {
		$function( ...array_slice( $values, 0, $count ) );
	}
}

/**
 * Returns the number of recorded calls of an action.
 *
 * @param string $hook Action.
 * @return int
 */
function did_action( $hook ) {
	return count( array_keys( array_column( Site::$called, 0 ), $hook, true ) );
}

/**
 * Checks whether any function is attached to a hook.
 *
 * @param string $hook Hook.
 * @return bool
 */
function has_filter( $hook ) {
	return ! empty( Site::$hooks[ $hook ] );
}

/**
 * Records an incorrect use instead of triggering a PHP notice.
 *
 * @param string $name    What was used.
 * @param string $message What is wrong.
 */
function _doing_it_wrong( $name, $message ) {
	Site::$called[] = array( 'doing_it_wrong', $name, $message );
}
