<?php
/**
 * Notes on a move from Joinchat.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the Joinchat settings that work differently in Hadaya, and those that cannot be moved.
 */
final class JoinchatNotes {

	private JoinchatData $joinchat_data;

	public function __construct( JoinchatData $joinchat_data ) {
		$this->joinchat_data = $joinchat_data;
	}

	/**
	 * Adds notes on settings that work differently in Hadaya, and on those that cannot be moved.
	 *
	 * @param array<string, mixed> $kept  Joinchat's stored options.
	 * @param MoveNotes            $notes Receives the notes.
	 */
	public function tell( array $kept, MoveNotes $notes ): void {
		$text = static function ( string $name ) use ( $kept ): string {
			return StoredValue::text_of( $kept, $name );
		};
		if ( '' !== $text( 'button_tip' ) ) {
			$notes->change(
				__( 'Tooltip', 'hadaya' ),
				__( 'Joinchat shows the tooltip on hover. Hadaya shows the same text beside the button until the first click.', 'hadaya' ),
				$text( 'button_tip' )
			);
		}
		if (
			$this->joinchat_data->seconds( $kept, 'message_delay', 10 ) > 0
			&& '' !== $this->joinchat_data->own_text( $kept, 'message_text' )
			&& ! $this->joinchat_data->has_badge( $kept )
		) {
			$notes->change( __( 'Open the chat window automatically', 'hadaya' ), __( 'Opens once, when the button appears.', 'hadaya' ) );
		}
		if ( StoredValue::is_true( $text( 'qr' ) ) ) {
			$notes->change(
				__( 'QR code on desktop', 'hadaya' ),
				__(
					'The chat window shows a QR code on desktop. To print a QR code, press “Printable QR code” in the channel’s settings.',
					'hadaya'
				)
			);
		}
		$products = __( 'Product message', 'hadaya' );
		$one_text = __(
			'Each widget uses one message on all pages. For a different message on product pages, add a second widget with the display rule “Single product pages”.', // phpcs:ignore Generic.Files.LineLength -- One translatable string.
			'hadaya'
		);
		$reasons  = array(
			array( $text( 'message_send_product' ), $products, $text( 'message_send_product' ), $one_text ),
			array( $text( 'message_text_product' ), $products, $text( 'message_text_product' ), $one_text ),
			array( $text( 'message_text_on_sale' ), $products, $text( 'message_text_on_sale' ), $one_text ),
			array(
				in_array( $text( 'woo_btn_position' ), array( '', 'none' ), true ) ? '' : '1',
				__( 'Button on product pages', 'hadaya' ),
				$text( 'woo_btn_text' ),
				__( 'Not moved. Turn on “Button on product pages” in the “Channels” step.', 'hadaya' ),
			),
			array(
				$text( 'optin_text' ),
				__( 'Consent before chatting', 'hadaya' ),
				$text( 'optin_text' ),
				__( 'Not moved. Add the text to the channel under “Consent before chatting”.', 'hadaya' ),
			),
			array(
				$text( 'custom_css' ),
				__( 'Custom CSS', 'hadaya' ),
				'',
				__( 'The CSS targets Joinchat’s elements, which Hadaya does not use.', 'hadaya' ),
			),
		);
		foreach ( $reasons as list( $has_effect, $name, $value, $reason ) ) {
			if ( '' !== $has_effect ) {
				$notes->leave( $name, $reason, $value );
			}
		}
	}
}
