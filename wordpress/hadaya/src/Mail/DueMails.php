<?php
/**
 * Due times for a lead's emails.
 *
 * @package Hadaya
 */

namespace Hadaya\Mail;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the time of the next attempt to send a lead's remaining emails. Of several concurrent processes, only one makes the attempt.
 */
final class DueMails {

	/**
	 * Meta key for the time of the next attempt, in seconds since 1970.
	 */
	const META = '_hadaya_mail_due';

	/**
	 * Sets the time of the next attempt to send a lead's emails.
	 *
	 * @param int $id   Id of the lead.
	 * @param int $time Seconds since 1970.
	 */
	public function put( int $id, int $time ): void {
		update_post_meta( $id, self::META, (string) $time );
	}

	/**
	 * Removes a lead from the queue, because it needs no further attempt or has none left.
	 *
	 * @param int $id Id of the lead.
	 */
	public function forget( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * Returns the time of a lead's next attempt in seconds since 1970; 0 if there is none.
	 *
	 * @param int $id Id of the lead.
	 * @return int
	 */
	public function at( int $id ): int {
		return (int) get_post_meta( $id, self::META, true );
	}

	/**
	 * Returns the times of the next attempts, earliest first, keyed by lead id.
	 *
	 * @param int $most Maximum number of leads.
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
	 * Claims a lead's next attempt by setting a new due time. Of several concurrent processes, only one succeeds.
	 *
	 * @param int $id    Id of the lead.
	 * @param int $until New due time, in seconds since 1970.
	 * @return bool
	 */
	public function claim( int $id, int $until ): bool {
		global $wpdb;
		$row = array(
			'post_id'    => $id,
			'meta_key'   => self::META, // phpcs:ignore WordPress.DB.SlowDBQuery -- Limited to one post id.
			'meta_value' => (string) $this->at( $id ), // phpcs:ignore WordPress.DB.SlowDBQuery -- Limited to one post id.
		);
		$won = $wpdb->update( $wpdb->postmeta, array( 'meta_value' => (string) $until ), $row ); // phpcs:ignore WordPress.DB -- Updates the time only if no other process has changed it.
		wp_cache_delete( $id, 'post_meta' );
		return 1 === $won;
	}
}
