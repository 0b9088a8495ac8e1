<?php
/**
 * Delivery status of the webhook.
 *
 * @package Hadaya
 */

namespace Hadaya\Webhook;

use Hadaya\Leads\Leads;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the owner, next to the setting and on each lead, whether leads reach the other system. Restarts abandoned deliveries.
 */
final class WebhookReport {

	/**
	 * Action that restarts a lead's delivery.
	 */
	const ACTION = 'hadaya_webhook_again';

	private Webhook $webhook;

	public function __construct( Webhook $webhook ) {
		$this->webhook = $webhook;
	}

	/**
	 * Returns the URL that restarts a lead's delivery, valid for the current user.
	 *
	 * @param int $id Id of the lead.
	 * @return string
	 */
	public static function url( int $id ): string {
		$arguments = array(
			'action'   => self::ACTION,
			'lead'     => $id,
			'_wpnonce' => wp_create_nonce( self::ACTION . $id ),
		);
		return add_query_arg( $arguments, admin_url( 'admin-post.php' ) );
	}

	/**
	 * Restarts a lead's delivery and redirects to the lead.
	 */
	public function send_again(): void {
		$id = isset( $_GET['lead'] ) ? absint( $_GET['lead'] ) : 0;
		check_admin_referer( self::ACTION . $id );
		if ( ! current_user_can( Leads::capability() ) || Leads::TYPE !== get_post_type( $id ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'hadaya' ), '', array( 'response' => 403 ) );
		}
		$this->webhook->send_again( $id );
		wp_safe_redirect( Leads::address( $id ) );
		exit;
	}

	/**
	 * Describes a delivery's status for the owner, with its time, number of attempts and last error.
	 *
	 * @param WebhookDelivery $delivery Delivery.
	 * @return string
	 */
	public static function explain( WebhookDelivery $delivery ): string {
		$format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
		$time   = wp_date( $format, $delivery->time );
		switch ( $delivery->kind ) {
			case 'sent':
				/* translators: 1: day and time, 2: number of attempts. */
			return sprintf( __( 'Delivered on %1$s. Attempts: %2$d.', 'hadaya' ), $time, $delivery->tries );
			case 'held':
			return $delivery->problem;
			case 'failed':
				/* translators: 1: day and time, 2: number of attempts, 3: error message. */
			return sprintf( __( 'Failed on %1$s. Attempts: %2$d. Last error: %3$s', 'hadaya' ), $time, $delivery->tries, $delivery->problem );
			case 'waiting':
				if ( 0 === $delivery->tries ) {
					return __( 'Waiting to be sent.', 'hadaya' );
				}
			return sprintf(
				/* translators: 1: number of attempts, 2: error message, 3: day and time. */
				__( 'Not delivered yet. Attempts so far: %1$d. Last error: %2$s. Next attempt: %3$s', 'hadaya' ),
				$delivery->tries,
				rtrim( $delivery->problem, '.' ),
				wp_date( $format, $delivery->next )
			);
		}
		return __( 'Nothing has been sent yet.', 'hadaya' );
	}
}
