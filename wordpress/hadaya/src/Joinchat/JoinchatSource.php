<?php
/**
 * Joinchat as a plugin to move from.
 *
 * @package Hadaya
 */

namespace Hadaya\Joinchat;

use Hadaya\Move\MoveNotes;
use Hadaya\Move\MoveSource;
use Hadaya\Move\PageKinds;
use Hadaya\Move\PossibleChannel;
use Hadaya\Move\StoredOption;
use Hadaya\Move\StoredValue;
use Hadaya\Move\Words;

defined( 'ABSPATH' ) || exit;

/**
 * Joinchat, which was "WAme" and "WhatsApp me" before its version 4 and kept the same settings under that name.
 */
final class JoinchatSource implements MoveSource {

	/**
	 * Options in which it keeps its settings, the newest first.
	 */
	const OPTIONS = array( 'joinchat', 'whatsappme' );

	/**
	 * The name that a call gives it.
	 *
	 * @return string
	 */
	public function id(): string {
		return 'joinchat';
	}

	/**
	 * The name that an owner knows it by.
	 *
	 * @return string
	 */
	public function name(): string {
		return 'Joinchat';
	}

	/**
	 * Folders of the plugin.
	 *
	 * @return string[]
	 */
	public function folders(): array {
		return array( 'creame-whatsapp-me', 'joinchat-premium' );
	}

	/**
	 * Its only widget.
	 *
	 * @return array[]
	 */
	public function widgets(): array {
		return '' === StoredValue::text_of( self::kept(), 'telephone' ) ? array() : array(
			array(
				'id'     => '',
				'name'   => $this->name(),
				'active' => true,
			),
		);
	}

	/**
	 * Its widget as ours.
	 *
	 * @param string    $id    Not used: there is one.
	 * @param MoveNotes $notes Gets what is changed and what cannot be taken.
	 * @return array[]
	 */
	public function read( string $id, MoveNotes $notes ): array { // phpcs:ignore Generic.CodeAnalysis.UnusedFunctionParameter -- It has one widget.
		$kept    = self::kept();
		$look    = self::look( $kept );
		$channel = PossibleChannel::whatsapp( StoredValue::text_of( $kept, 'telephone' ), $look['color'], self::channel( $kept, $notes ), $notes );
		$given   = isset( $kept['visibility'] ) && is_array( $kept['visibility'] ) ? $kept['visibility'] : array();
		$pages   = JoinchatPages::read( $given, $notes );
		$is_seen = JoinchatPages::is_shown( $given ) || array() !== $pages;
		self::note( $kept, $notes );
		PageKinds::leave_own( '_joinchat', $notes );
		$own = array(
			'enabled'  => null !== $channel && $is_seen,
			'channels' => array_values( array_filter( array( $channel ) ) ),
			'form'     => false,
			'pages'    => $pages,
		);
		return array(
			'widget' => $own + $look,
			'form'   => array(),
		);
	}

	/**
	 * Nothing: it has one widget.
	 *
	 * @return array
	 */
	public function common(): array {
		return array();
	}

	/**
	 * What Joinchat keeps.
	 *
	 * @return array
	 */
	private static function kept(): array {
		$kept = array_filter( array_map( array( StoredOption::class, 'read' ), self::OPTIONS ), 'is_array' );
		return array() === $kept ? array() : reset( $kept );
	}

	/**
	 * Its channel, without the number.
	 *
	 * @param array     $kept  What Joinchat keeps.
	 * @param MoveNotes $notes Gets what is changed.
	 * @return array
	 */
	private static function channel( array $kept, MoveNotes $notes ): array {
		$message = __( 'Message that is written beforehand', 'hadaya' );
		$welcome = __( 'Welcome in the chat window', 'hadaya' );
		$greets  = '' !== self::own_text( $kept, 'message_text' );
		$head    = StoredValue::text_of( $kept, 'header' );
		return array(
			'message'        => Words::translate(
				self::own_text( $kept, 'message_send' ),
				$message,
				array( 'title', 'url', 'product', 'sku', 'price' ),
				$notes
			),
			'web'            => StoredValue::is_true( StoredValue::text_of( $kept, 'whatsapp_web' ) ),
			'popup'          => $greets,
			'popup_headline' => 0 === strpos( $head, '__' ) ? '' : $head,
			'popup_welcome'  => Words::translate( self::own_text( $kept, 'message_text' ), $welcome, array(), $notes ),
			'popup_open'     => $greets && ! self::has_badge( $kept ) && self::seconds( $kept, 'message_delay', 10 ) > 0,
		);
	}

	/**
	 * The look of its button.
	 *
	 * @param array $kept What Joinchat keeps.
	 * @return array
	 */
	private static function look( array $kept ): array {
		list( $ground, $sign ) = explode( '/', StoredValue::text_of( $kept, 'color' ) . '/100' );
		$color                 = StoredValue::color( $ground );
		$picture               = StoredValue::picture( $kept, 'button_image' );
		return array(
			'cta_text'   => StoredValue::text_of( $kept, 'button_tip' ),
			'color'      => '' === $color ? PossibleChannel::GREEN : $color,
			'icon_color' => '0' === $sign ? '#000000' : '#ffffff',
			'icon'       => '' === $picture ? 'chat-base' : 'chat-image',
			'icon_image' => $picture,
			'size'       => 60,
			'position'   => 'left' === StoredValue::text_of( $kept, 'position' ) ? 'left' : 'right',
			'bottom'     => 20,
			'side'       => 20,
			'devices'    => StoredValue::is_true( StoredValue::text_of( $kept, 'mobile_only' ) ) ? 'mobile' : 'all',
			'delay'      => max( 0, min( 3600, self::seconds( $kept, 'button_delay', 3 ) ) ),
			'analytics'  => true,
			'attention'  => array( 'badge' => self::has_badge( $kept ) ),
			'ads'        => array(
				'enabled' => '' !== StoredValue::text_of( $kept, 'gads' ),
				'click'   => StoredValue::text_of( $kept, 'gads' ),
			),
		);
	}

	/**
	 * Notes what is changed and what cannot be taken.
	 *
	 * @param array     $kept  What Joinchat keeps.
	 * @param MoveNotes $notes Gets it.
	 */
	private static function note( array $kept, MoveNotes $notes ): void {
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
		if ( self::seconds( $kept, 'message_delay', 10 ) > 0 && '' !== self::own_text( $kept, 'message_text' ) && ! self::has_badge( $kept ) ) {
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

	/**
	 * Whether its button has a badge, which it has instead of a chat window that opens by itself.
	 *
	 * @param array $kept What Joinchat keeps.
	 * @return bool
	 */
	private static function has_badge( array $kept ): bool {
		return StoredValue::is_true( StoredValue::text_of( $kept, 'message_badge' ) ) && '' !== self::own_text( $kept, 'message_text' );
	}

	/**
	 * A text without the marks for bold, italic and struck through; Joinchat writes `{}` for "none".
	 *
	 * @param array  $kept What Joinchat keeps.
	 * @param string $name Name of the setting.
	 * @return string
	 */
	private static function own_text( array $kept, string $name ): string {
		$text = StoredValue::text_of( $kept, $name );
		return '{}' === str_replace( ' ', '', $text ) ? '' : (string) preg_replace( '/(?<!\w)([*_~])([^*_~\n]{1,300})\1(?!\w)/u', '$2', $text );
	}

	/**
	 * Seconds; below zero for "not at all".
	 *
	 * @param array  $kept     What Joinchat keeps.
	 * @param string $name     Name of the setting.
	 * @param int    $fallback What counts when it was never saved.
	 * @return int
	 */
	private static function seconds( array $kept, string $name, int $fallback ): int {
		return isset( $kept[ $name ] ) ? StoredValue::number( $kept[ $name ], $fallback ) : $fallback;
	}
}
