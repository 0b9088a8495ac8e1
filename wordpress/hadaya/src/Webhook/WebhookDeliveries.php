<?php
/**
 * Deliveries to the webhook.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Support\StoredJson;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the state of each lead's delivery, and the latest delivery, which the settings show.
 */
final class WebhookDeliveries {

	/**
	 * Meta key for a lead's delivery.
	 */
	const META = '_hadaya_webhook';

	/**
	 * Option with the latest delivery of any lead.
	 */
	const LAST = 'hadaya_webhook_last';

	/**
	 * Returns the delivery of a lead; its kind is `none` if the lead was never queued.
	 *
	 * @param int $id Id of the lead.
	 * @return WebhookDelivery
	 */
	public function of( int $id ): WebhookDelivery {
		return WebhookDelivery::from_array( StoredJson::decode( get_post_meta( $id, self::META, true ) ) );
	}

	/**
	 * Returns the latest delivery of any lead; its kind is `none` if there was none.
	 *
	 * @return WebhookDelivery
	 */
	public function last(): WebhookDelivery {
		return WebhookDelivery::from_array( StoredJson::decode( get_option( self::LAST ) ) );
	}

	/**
	 * Stores a lead's delivery, also as the latest one.
	 *
	 * @param int             $id       Id of the lead.
	 * @param WebhookDelivery $delivery Delivery.
	 */
	public function put( int $id, WebhookDelivery $delivery ): void {
		$json = StoredJson::encode( $delivery->to_array() );
		update_post_meta( $id, self::META, wp_slash( $json ) );
		update_option( self::LAST, $json, false );
	}

	/**
	 * Removes the delivery from a lead. `last()` still returns it if it was the latest one.
	 *
	 * @param int $id Id of the lead.
	 */
	public function forget( int $id ): void {
		delete_post_meta( $id, self::META );
	}

	/**
	 * Returns the number of leads, except those in the Trash, whose delivery failed and is not retried.
	 *
	 * @return int
	 */
	public function count_failed(): int {
		return count( $this->of_kind( 'failed' ) );
	}

	/**
	 * Returns the leads, except those in the Trash, whose delivery is due now or later.
	 *
	 * @return int[] Ids.
	 */
	public function waiting(): array {
		return $this->of_kind( 'waiting' );
	}

	/**
	 * Returns the leads, except those in the Trash, whose delivery has a given `kind`.
	 *
	 * @param string $kind The delivery's `kind`.
	 * @return int[] Ids.
	 */
	private function of_kind( string $kind ): array {
		global $wpdb;
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function for parts of a value; runs on one screen and on activation only.
		$ids = $wpdb->get_col(
			$wpdb->prepare(
				"SELECT m.post_id FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id
				WHERE m.meta_key = %s AND p.post_status <> 'trash' AND m.meta_value LIKE %s",
				self::META,
				'%' . $wpdb->esc_like( '"kind":"' . $kind . '"' ) . '%'
			)
		);
		return array_map( 'intval', $ids );
	}
}
