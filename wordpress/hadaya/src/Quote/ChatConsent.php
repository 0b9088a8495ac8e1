<?php
/**
 * Consent to a chat from the quote list.
 *
 * @package Hadaya
 */

namespace Hadaya\Quote;

use Hadaya\Widgets\Channel;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the consent text that the contact widget shows before it opens WhatsApp, because every chat with the shop requires the same consent.
 */
final class ChatConsent {

	private ContactWidgets $contact_widgets;

	public function __construct( ContactWidgets $contact_widgets ) {
		$this->contact_widgets = $contact_widgets;
	}

	/**
	 * Returns the attributes that pass the consent text and its page to the quote list's island.
	 *
	 * @return array{consent?: string, consent-page?: string} Empty if no channel asks for consent.
	 */
	public function all(): array {
		$channels = Widget::channels_of( $this->contact_widgets->switched_on() );
		$asking   = array_values( array_filter( $channels, static fn ( Channel $channel ): bool => $channel->asks_consent() ) );
		return array() === $asking ? array() : array(
			'consent'      => $asking[0]->consent(),
			'consent-page' => $asking[0]->consent_page(),
		);
	}
}
