<?php
/**
 * Where an address is mentioned.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the leads in which a mail address or a phone number stands, by the stored details.
 */
final class LeadMentions {

	/**
	 * Numbers of leads in which an address stands anywhere, the bin included, lowest first. Whether it stands where an address
	 * belongs is asked of the lead.
	 *
	 * @param string $email Address.
	 * @param int    $after Number after which to begin.
	 * @param int    $most  Numbers at most.
	 * @return int[]
	 */
	public function find( string $email, int $after, int $most ): array {
		global $wpdb;
		$query = $wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE p.post_type = %s AND p.ID > %d AND m.meta_value LIKE %s ORDER BY p.ID LIMIT %d",
			Leads::META,
			Leads::TYPE,
			$after,
			self::pattern( $email ),
			$most
		);
		return array_map( 'intval', $wpdb->get_col( $query ) ); // phpcs:ignore WordPress.DB -- Prepared above; WordPress has no call for a part of a value.
	}

	/**
	 * Number of the last of so many leads in which an address stands; 0 for none of them, null where there are fewer.
	 *
	 * @param string $email Address.
	 * @param int    $count How many leads.
	 * @return int|null
	 */
	public function nth( string $email, int $count ): ?int {
		global $wpdb;
		if ( 0 === $count ) {
			return 0;
		}
		$query = $wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->posts} p JOIN {$wpdb->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s
			WHERE p.post_type = %s AND m.meta_value LIKE %s ORDER BY p.ID LIMIT 1 OFFSET %d",
			Leads::META,
			Leads::TYPE,
			self::pattern( $email ),
			$count - 1
		);
		$id    = $wpdb->get_var( $query ); // phpcs:ignore WordPress.DB -- Prepared above; WordPress has no call for a part of a value.
		return null === $id ? null : (int) $id;
	}

	/**
	 * Pattern that finds an address in stored details.
	 *
	 * @param string $email Address.
	 * @return string
	 */
	private static function pattern( string $email ): string {
		global $wpdb;
		return '%' . $wpdb->esc_like( substr( StoredJson::encode( array( $email ) ), 2, -2 ) ) . '%';
	}
}
