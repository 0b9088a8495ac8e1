<?php
/**
 * Letters that an old table cannot hold.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Writes emoji and other letters of four bytes as WordPress writes them in posts (`&#x1f381;`) where a table of an older site has room
 * for three, and reads them back. WordPress refuses the whole value there, without a word: a message would be kept without its texts.
 */
final class WideLetters {

	/**
	 * Character sets without room for them.
	 */
	const NARROW = array( 'utf8', 'utf8mb3' );

	/**
	 * A value that its column can hold.
	 *
	 * @param mixed  $value  Text, or array with texts at any depth.
	 * @param string $table  Name of the table.
	 * @param string $column Name of the column.
	 * @return mixed
	 */
	public static function fit( $value, string $table, string $column ) {
		global $wpdb;
		return in_array( $wpdb->get_col_charset( $table, $column ), self::NARROW, true ) ? self::each_text( $value, array( __CLASS__, 'write' ) ) : $value;
	}

	/**
	 * The same as meta of a post, with the slashes that WordPress takes off.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	public static function meta( $value ) {
		global $wpdb;
		return wp_slash( self::fit( $value, $wpdb->postmeta, 'meta_value' ) );
	}

	/**
	 * The same as an option.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	public static function option( $value ) {
		global $wpdb;
		return self::fit( $value, $wpdb->options, 'option_value' );
	}

	/**
	 * A stored value as it was meant.
	 *
	 * @param mixed $value Value.
	 * @return mixed
	 */
	public static function back( $value ) {
		return self::each_text( $value, array( __CLASS__, 'read' ) );
	}

	/**
	 * A value whose texts were changed, in arrays too.
	 *
	 * @param mixed    $value  Value; what is neither text nor array stays.
	 * @param callable $change Changes a text.
	 * @return mixed
	 */
	private static function each_text( $value, callable $change ) {
		if ( is_array( $value ) ) {
			foreach ( $value as $key => $part ) {
				$value[ $key ] = self::each_text( $part, $change );
			}
		}
		return is_string( $value ) ? $change( $value ) : $value;
	}

	/**
	 * A text without letters of four bytes.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private static function write( string $text ): string {
		return (string) preg_replace_callback(
			'/[\x{10000}-\x{10FFFF}]/u',
			static function ( array $found ): string {
				return '&#x' . dechex( (int) mb_ord( $found[0], 'UTF-8' ) ) . ';';
			},
			$text
		);
	}

	/**
	 * A text with them.
	 *
	 * @param string $text Text.
	 * @return string
	 */
	private static function read( string $text ): string {
		return false === strpos( $text, '&#x' ) ? $text : (string) preg_replace_callback(
			'/&#x((?:10|[1-9a-f])[0-9a-f]{4});/',
			static function ( array $found ): string {
				return (string) mb_chr( (int) hexdec( $found[1] ), 'UTF-8' );
			},
			$text
		);
	}
}
