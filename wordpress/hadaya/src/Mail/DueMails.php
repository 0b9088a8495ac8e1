<?php
/**
 * When mails are due.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Knows for each lead with mails that are left when they are tried next. Of several processes one alone gets a try.
 */
final class DueMails {

	/**
	 * Meta key of the moment at which the next try is due, in seconds since 1970.
	 */
	const META = '_hadaya_mail_due';

	/**
	 * Notes when the next try of a lead's mails is due.
	 *
	 * @param int $id   Number of the lead.
	 * @param int $time Seconds since 1970.
	 */
	public function put( int $id, int $time ): void {
		update_post_meta( $id, self::META, (string) $time );
	}

	/**
	 * Forgets it: no try is left.
	 *
	 * @param int $id Number of the lead.
	 */
	public function forget( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * When the next try of a lead's mails is due; 0 where none is.
	 *
	 * @param int $id Number of the lead.
	 * @return int
	 */
	public function at( int $id ): int {
		return (int) get_post_meta( $id, self::META, true );
	}

	/**
	 * When the mails that wait are due, by number of the lead, the first due first.
	 *
	 * @param int $most Leads at most.
	 * @return int[]
	 */
	public function waiting( int $most ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Another process changes it.
		$rows = $wpdb->get_results(
			$wpdb->prepare(
				"SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = %s ORDER BY meta_value + 0, post_id LIMIT %d",
				self::META,
				$most
			)
		);
		return array_map( 'intval', array_column( (array) $rows, 'meta_value', 'post_id' ) );
	}

	/**
	 * Makes the next try this process's own by moving its moment, which only one of several can do.
	 *
	 * @param int $id    Number of the lead.
	 * @param int $until When it may be tried again, in seconds since 1970.
	 * @return bool
	 */
	public function claim( int $id, int $until ): bool {
		global $wpdb;
		$row = array(
			'post_id'    => $id,
			'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- With the number of a post.
			'meta_value' => (string) $this->at( $id ), // phpcs:ignore WordPress.DB.SlowDBQuery -- With the number of a post.
		);
		$won = $wpdb->update( $wpdb->postmeta, array( 'meta_value' => (string) $until ), $row ); // phpcs:ignore WordPress.DB -- Only where it is still the old moment.
		wp_cache_delete( $id, 'post_meta' );
		return 1 === $won;
	}
}
