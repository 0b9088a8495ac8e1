<?php
/**
 * Stored values whose texts were changed from outside.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Reads arrays in which a move to another address has replaced the old one as plain text: PHP writes the length of each text before
 * it, reads nothing any more where one is wrong, and to WordPress the whole value is gone. The lengths are counted anew, and the
 * value is kept like that.
 */
final class Recount {

	/**
	 * A text and the beginning of what may stand behind it, or the end: another text, number, list or nothing.
	 */
	const TEXT = '/s:(\d+):"(.*?)";(?=\}*(?:$|[sai]:-?\d+[:;]|b:[01];|d:[-\dEINF.]|N;))/s';

	/**
	 * An option.
	 *
	 * @param string $name     Name.
	 * @param bool   $autoload Whether every request reads it.
	 * @return mixed Its value; an empty array where there is none.
	 */
	public static function option( string $name, bool $autoload = true ) {
		global $wpdb;
		$stored = get_option( $name, array() );
		if ( false !== $stored ) {
			return $stored;
		}
		$found = self::value( (string) $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", $name ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress answers "false" for it.
		if ( null === $found ) {
			return array();
		}
		update_option( $name, $found, $autoload );
		return $found;
	}

	/**
	 * The only meta value of a post under a key.
	 *
	 * @param int    $id  Number of the post.
	 * @param string $key Key.
	 * @return mixed Its value, as WordPress answers where there is none.
	 */
	public static function meta( int $id, string $key ) {
		global $wpdb;
		$stored = get_post_meta( $id, $key, true );
		if ( false !== $stored ) {
			return $stored;
		}
		$found = self::value( (string) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM {$wpdb->postmeta} WHERE post_id = %d AND meta_key = %s ORDER BY meta_id LIMIT 1", $id, $key ) ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- As above.
		if ( null === $found ) {
			return false;
		}
		update_post_meta( $id, $key, wp_slash( $found ) );
		return $found;
	}

	/**
	 * An array as it was written, with the lengths of its texts counted anew.
	 *
	 * @param string $written What the database has.
	 * @return array|null Null where it is none even so.
	 */
	public static function value( string $written ): ?array {
		if ( 1 !== preg_match( '/^a:\d+:\{/', $written ) ) {
			return null;
		}
		$counted = preg_replace_callback(
			self::TEXT,
			static function ( array $found ): string {
				return 's:' . strlen( $found[2] ) . ':"' . $found[2] . '";';
			},
			$written
		);
		$value   = is_string( $counted ) ? @unserialize( $counted, array( 'allowed_classes' => false ) ) : null; // phpcs:ignore Generic.PHP.ForbiddenFunctions, Generic.PHP.NoSilencedErrors, WordPress.PHP.NoSilencedErrors, WordPress.PHP.DiscouragedPHPFunctions -- What cannot be read is the question, and no object is made of a visitor's words.
		return is_array( $value ) ? $value : null;
	}
}
