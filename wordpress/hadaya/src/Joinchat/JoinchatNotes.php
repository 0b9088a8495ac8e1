<?php
/**
 * What a move from Joinchat changes.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Tells the owner what is otherwise here, and what cannot be taken.
 */
final class JoinchatNotes {

	private JoinchatData $joinchat_data;

	public function __construct( JoinchatData $joinchat_data ) {
		$this->joinchat_data = $joinchat_data;
	}

	/**
	 * Notes what is changed and what cannot be taken.
	 *
	 * @param array     $kept  What Joinchat keeps.
	 * @param MoveNotes $notes Gets it.
	 */
	public function tell( array $kept, MoveNotes $notes ): void {
		$text = static function ( string $name ) use ( $kept ): string {
			return StoredValue::text_of( $kept, $name );
		};
		if ( '' !== $text( 'button_tip' ) ) {
			$notes->change(
				__( 'Text at the button', 'hadaya' ),
				__( 'Joinchat shows it when the mouse comes near; here it stands beside the button until the first click.', 'hadaya' ),
				$text( 'button_tip' )
			);
		}
		if (
			$this->joinchat_data->seconds( $kept, 'message_delay', 10 ) > 0
			&& '' !== $this->joinchat_data->own_text( $kept, 'message_text' )
			&& ! $this->joinchat_data->has_badge( $kept )
		) {
			$notes->change( __( 'The chat window opens by itself', 'hadaya' ), __( 'It opens once, as soon as the button is there.', 'hadaya' ) );
		}
		$products = __( 'A text of its own for products', 'hadaya' );
		$one_text = __(
			'One text is for all pages. For another one on products add a second widget with the page rule “pages of one product”.',
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
				__( 'There is none here: the button in the corner is on product pages, too.', 'hadaya' ),
			),
			array(
				StoredValue::is_true( $text( 'qr' ) ) ? '1' : '',
				__( 'QR code on computers', 'hadaya' ),
				'',
				__( 'Where the chat window is on, it shows one on computers. One for printing is in the channel’s row.', 'hadaya' ),
			),
			array(
				$text( 'optin_text' ),
				__( 'Consent before the chat', 'hadaya' ),
				$text( 'optin_text' ),
				__(
					'A chat opens without a tick here. Write it into the welcome of the chat window, or use the form, which can ask for consent.',
					'hadaya'
				),
			),
			array(
				in_array( $text( 'dark_mode' ), array( '', 'no' ), true ) ? '' : '1',
				__( 'Dark chat window', 'hadaya' ),
				'',
				__( 'The chat window is light.', 'hadaya' ),
			),
			array(
				$text( 'custom_css' ),
				__( 'Own CSS for this widget', 'hadaya' ),
				'',
				__( 'It is written for Joinchat’s own elements, which Hadaya does not have.', 'hadaya' ),
			),
		);
		foreach ( $reasons as list( $has_effect, $name, $value, $reason ) ) {
			if ( '' !== $has_effect ) {
				$notes->leave( $name, $reason, $value );
			}
		}
	}
}
