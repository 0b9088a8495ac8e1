<?php
/**
 * Stand-ins for WordPress's functions for lists and values.
 *
 * @package Hadaya
 */

/**
 * Returns the items that have all of the given values, compared loosely, and preserves keys.
 *
 * @param array[] $items  Items.
 * @param array   $values Values by name.
 * @return array[]
 */
function wp_list_filter( $items, $values = array() ) {
	return array_filter(
		$items,
		static function ( $item ) use ( $values ) {
			foreach ( $values as $name => $value ) {
				if ( ! array_key_exists( $name, $item ) || $item[ $name ] != $value ) { // phpcs:ignore Universal.Operators.StrictComparisons.LooseNotEqual, WordPress.PHP.StrictComparisons -- WordPress compares loosely, too.
					return false;
				}
			}
			return true;
		}
	);
}

/**
 * Returns the value with the given name from each item.
 *
 * @param array[]|object[] $items Items.
 * @param string           $name  Name of the value.
 * @return array
 */
function wp_list_pluck( $items, $name ) {
	return array_map(
		static function ( $item ) use ( $name ) {
			return is_object( $item ) ? $item->$name : $item[ $name ];
		},
		$items
	);
}

/**
 * Returns a value without the backslashes that WordPress adds to a request.
 *
 * @param mixed $value Value.
 * @return mixed
 */
function wp_unslash( $value ) {
	return is_array( $value ) ? array_map( 'wp_unslash', $value ) : ( is_string( $value ) ? stripslashes( $value ) : $value );
}

/**
 * Returns a value with added backslashes, as WordPress's functions expect it when they save data.
 *
 * @param mixed $value Value.
 * @return mixed
 */
function wp_slash( $value ) {
	return is_array( $value ) ? array_map( 'wp_slash', $value ) : ( is_string( $value ) ? addslashes( $value ) : $value );
}

/**
 * Encodes a value as JSON; returns false on failure.
 *
 * @param mixed $value Value.
 * @param int   $flags Flags for `json_encode`.
 * @return string|false
 */
function wp_json_encode( $value, $flags = 0 ) {
	return json_encode( $value, $flags ); // phpcs:ignore WordPress.WP.AlternativeFunctions.json_encode_json_encode -- This function stands in for the suggested alternative.
}

/**
 * Returns the absolute value of a number, without its fraction.
 *
 * @param mixed $value Value.
 * @return int
 */
function absint( $value ) {
	return abs( (int) $value );
}

/**
 * Converts a value from a form or request to a boolean. `false`, `0` and an empty string are false.
 *
 * @param mixed $value Value.
 * @return bool
 */
function rest_sanitize_boolean( $value ) {
	return is_string( $value ) ? ! in_array( strtolower( $value ), array( 'false', '0', '' ), true ) : (bool) $value;
}

/**
 * Checks whether a value is a `WP_Error`.
 *
 * @param mixed $value Value.
 * @return bool
 */
function is_wp_error( $value ) {
	return $value instanceof WP_Error;
}

/**
 * Converts a size in the format that PHP's settings use, such as `8M`, to bytes.
 *
 * @param string $value Size.
 * @return int
 */
function wp_convert_hr_to_bytes( $value ) {
	$text  = strtolower( trim( (string) $value ) );
	$units = array(
		'g' => 1073741824,
		'm' => 1048576,
		'k' => 1024,
	);
	$unit  = isset( $units[ substr( $text, -1 ) ] ) ? $units[ substr( $text, -1 ) ] : 1;
	return min( (int) $text * $unit, PHP_INT_MAX );
}

/**
 * Returns random hexadecimal digits, even if special characters are allowed.
 *
 * @param int  $length  Number of characters.
 * @param bool $special Whether special characters are allowed.
 * @return string
 */
function wp_generate_password( $length = 12, $special = true ) {
	return substr( bin2hex( random_bytes( $length ) ) . ( $special ? '!' : '' ), 0, $length );
}

/**
 * Returns an HMAC with a fixed key for each scheme.
 *
 * @param string $text   Text.
 * @param string $scheme Name of the key.
 * @return string
 */
function wp_hash( $text, $scheme = 'auth' ) {
	return hash_hmac( 'md5', $text, 'key of ' . $scheme );
}

/**
 * Returns the size and type of a picture; false for an invalid picture.
 *
 * @param string $file Path.
 * @return array|false
 */
function wp_getimagesize( $file ) {
	return @getimagesize( $file ); // phpcs:ignore WordPress.PHP.NoSilencedErrors, Generic.PHP.NoSilencedErrors -- As WordPress does: returns false for a broken picture, without a warning.
}
