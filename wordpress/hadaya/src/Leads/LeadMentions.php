<?php
/**
 * Leads that mention an address.
 *
 * @package Hadaya
 */

namespace Hadaya\Leads;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the leads whose stored data contains an email address or phone number.
 */
final class LeadMentions {

	/**
	 * Returns, in ascending order, the ids of leads whose stored data contains an email address or phone number, including leads in the Trash. The
	 * sender may be another person.
	 *
	 * @param string $email Email address or phone number.
	 * @param int    $after Id after which to start.
	 * @param int    $most  Maximum number of ids.
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
		return array_map( 'intval', $wpdb->get_col( $query ) ); // phpcs:ignore WordPress.DB -- Prepared above; WordPress has no function for this query.
	}

	/**
	 * Returns the id of the nth lead whose stored data contains an email address or phone number; 0 if `$count` is 0, null if there are fewer leads.
	 *
	 * @param string $email Email address or phone number.
	 * @param int    $count Position of the lead, counted from 1.
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
		$id    = $wpdb->get_var( $query ); // phpcs:ignore WordPress.DB -- Prepared above; WordPress has no function for this query.
		return null === $id ? null : (int) $id;
	}

	/**
	 * Returns the SQL `LIKE` pattern that matches an address in a lead's stored JSON.
	 *
	 * @param string $email Email address or phone number.
	 * @return string
	 */
	private static function pattern( string $email ): string {
		global $wpdb;
		return '%' . $wpdb->esc_like( substr( StoredJson::encode( array( $email ) ), 2, -2 ) ) . '%';
	}
}
