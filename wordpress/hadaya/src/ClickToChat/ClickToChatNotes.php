<?php
/**
 * Click to Chat settings that cannot be moved.
 *
 * @package Hadaya
 */

namespace Hadaya\ClickToChat;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Notes the Click to Chat settings that have no counterpart, each with the reason and an alternative.
 */
final class ClickToChatNotes {

	private ClickToChatData $click_to_chat_data;

	public function __construct( ClickToChatData $click_to_chat_data ) {
		$this->click_to_chat_data = $click_to_chat_data;
	}

	/**
	 * Adds a note for each enabled setting without a counterpart, with the reason or an alternative.
	 *
	 * @param array<string, mixed> $chat  Settings of the chat.
	 * @param array<string, mixed> $other Click to Chat's "Other Settings".
	 * @param MoveNotes            $notes Receives the notes.
	 */
	public function add( array $chat, array $other, MoveNotes $notes ): void {
		$shop     = $this->click_to_chat_data->option( 'ht_ctc_woo_options' );
		$greeting = $this->click_to_chat_data->option( 'ht_ctc_greetings_settings' );
		$consent  = isset( $greeting['is_opt_in'] ) ? StoredValue::text_of( $greeting, 'opt_in' ) : '';
		$address  = in_array(
			'custom_url',
			array( StoredValue::text_of( $chat, 'url_structure_d' ), StoredValue::text_of( $chat, 'url_structure_m' ) ),
			true
		);
		$products = StoredValue::text_of( $shop, 'woo_pre_filled' ) . StoredValue::text_of( $shop, 'woo_call_to_action' );
		$buttons  = ( isset( $shop['woo_shop_add_whatsapp'] ) ? '1' : '' )
			. str_replace( 'select', '', StoredValue::text_of( $shop, 'woo_position' ) );
		$reasons  = array(
			array(
				$products,
				__( 'Product message', 'hadaya' ),
				$products,
				__(
					'Each widget uses one message on all pages. For a different message on product pages, add a second widget with the display rule “Single product pages”.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
					'hadaya'
				),
			),
			array(
				$buttons,
				__( 'Button on product pages', 'hadaya' ),
				'',
				__( 'Not moved. Turn on “Button on product pages” in the “Channels” step.', 'hadaya' ),
			),
			array(
				$consent,
				__( 'Consent before chatting', 'hadaya' ),
				$consent,
				__( 'Not moved. Add the text to the channel under “Consent before chatting”.', 'hadaya' ),
			),
			array( $address ? '1' : '', __( 'Custom URL instead of WhatsApp', 'hadaya' ), '', __( 'Add the URL as a “Link” channel.', 'hadaya' ) ),
			array(
				isset( $other['enable_group'] ) ? '1' : '',
				__( 'Group button', 'hadaya' ),
				'',
				__( 'Add the group’s invite link as a “Link” channel.', 'hadaya' ),
			),
			array(
				isset( $other['enable_share'] ) ? '1' : '',
				__( 'Share button', 'hadaya' ),
				'',
				__( 'Hadaya does not support this channel, so it is left out.', 'hadaya' ),
			),
			array(
				isset( $other['fb_pixel'] ) || isset( $other['ga_ads'] ) ? '1' : '',
				__( 'Click tracking for Meta and Google Ads', 'hadaya' ),
				'',
				__( 'Turn this on under “Advertising” in the widget’s settings. If your shop asks for consent, clicks are sent only after the visitor has consented to marketing.', 'hadaya' ), // phpcs:ignore Generic.Files.LineLength -- One translatable string.
			),
			array(
				StoredValue::text_of( $other, 'hook_url' ),
				__( 'Webhook on click', 'hadaya' ),
				StoredValue::text_of( $other, 'hook_url' ),
				__( 'Webhooks are sent for form messages, not for clicks.', 'hadaya' ),
			),
		);
		foreach ( $reasons as list( $has_effect, $name, $value, $reason ) ) {
			if ( '' !== $has_effect ) {
				$notes->leave( $name, $reason, $value );
			}
		}
	}
}
