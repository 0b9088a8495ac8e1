<?php
/**
 * Consent before a chat from the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Widgets\PrintedChannels;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the consent that the owner asks for before WhatsApp in the contact widget: it is meant for every chat of the shop.
 */
final class ChatConsent {

	private Widget $widget;

	public function __construct( Widget $widget ) {
		$this->widget = $widget;
	}

	/**
	 * Attributes of the list's island.
	 *
	 * @return array{consent?: string, consent-page?: string} Empty if no channel asks for consent.
	 */
	public function all(): array {
		$channels = array_merge( array(), ...array_column( $this->widget->switched_on(), 'channels' ) );
		$asking   = array_values( array_filter( $channels, array( PrintedChannels::class, 'asks_consent' ) ) );
		if ( array() === $asking ) {
			return array();
		}
		$page = (string) $asking[0]['popup_consent_page'];
		return array(
			'consent'      => $asking[0]['popup_consent'],
			'consent-page' => '' === $page ? (string) get_privacy_policy_url() : $page,
		);
	}
}
