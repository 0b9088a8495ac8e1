<?php
/**
 * Details of leads in the database.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Stores lists as JSON text in ASCII: a search-and-replace over the database breaks no length, and a table without room for
 * letters of four bytes holds emoji. Slashes stay as they are, so that a replacement finds addresses.
 */
final class LeadMeta {

	/**
	 * A list as it is stored, without the slashes that update_post_meta() removes.
	 *
	 * @param array $value List.
	 * @return string
	 */
	public static function encode( array $value ): string {
		return (string) wp_json_encode( $value, JSON_UNESCAPED_SLASHES );
	}

	/**
	 * A stored list; empty when it cannot be read.
	 *
	 * @param mixed $stored What the database has.
	 * @return array
	 */
	public static function decode( $stored ): array {
		$value = is_string( $stored ) ? json_decode( $stored, true ) : null;
		return is_array( $value ) ? $value : array();
	}

	/**
	 * A list of a lead.
	 *
	 * @param int    $id  Number of the lead.
	 * @param string $key Meta key.
	 * @return array
	 */
	public static function read( int $id, string $key ): array {
		return self::decode( get_post_meta( $id, $key, true ) );
	}

	/**
	 * Stores a list of a lead.
	 *
	 * @param int    $id    Number of the lead.
	 * @param string $key   Meta key.
	 * @param array  $value List.
	 */
	public static function write( int $id, string $key, array $value ): void {
		update_post_meta( $id, $key, wp_slash( self::encode( $value ) ) );
	}
}
