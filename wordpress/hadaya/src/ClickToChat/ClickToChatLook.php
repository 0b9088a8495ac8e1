<?php
/**
 * Look of Click to Chat's button.
 *
 * @package Hadaya
 */

namespace Hadaya\ClickToChat;

use Hadaya\Move\ChannelSanitizer;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\StoredValue;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Click to Chat's button, which has numbered styles with separate options.
 */
final class ClickToChatLook {

	/**
	 * Names of each style's colour options: background, icon, text and text background.
	 */
	const COLORS = array(
		'1'   => array( 's1_bg_color', 's1_icon_color', 's1_text_color', 's1_bg_color' ),
		'2'   => array( '', '', 'cta_textcolor', 'cta_bgcolor' ),
		'3'   => array( '', '', 'cta_textcolor', 'cta_bgcolor' ),
		'3_1' => array( 's3_bg_color', '', 'cta_textcolor', 'cta_bgcolor' ),
		'4'   => array( 's4_bg_color', '', 's4_text_color', 's4_bg_color' ),
		'6'   => array( '', '', 's6_txt_color', '' ),
		'7'   => array( 's7_border_color', 's7_icon_color', 'cta_textcolor', 'cta_bgcolor' ),
		'7_1' => array( 's7_bgcolor', 's7_icon_color', '', 's7_bgcolor' ),
		'8'   => array( 's8_bg_color', 's8_icon_color', 's8_txt_color', 's8_bg_color' ),
	);

	/**
	 * Names of the options that contain a picture's size in pixels, keyed by style.
	 */
	const SIZES = array(
		'2'  => 's2_img_size',
		'3'  => 's3_img_size',
		'99' => 's99_desktop_img_height',
	);

	/**
	 * Maps Click to Chat's animations to Hadaya's.
	 */
	const EFFECTS = array(
		'bounce'    => 'jump',
		'flash'     => 'blink',
		'pulse'     => 'pulse',
		'heartBeat' => 'pulse',
		'flip'      => 'spin',
	);

	private ClickToChatData $click_to_chat_data;

	public function __construct( ClickToChatData $click_to_chat_data ) {
		$this->click_to_chat_data = $click_to_chat_data;
	}

	/**
	 * Converts the button's size, icon, position, colours and attention effects. A wide button becomes a round one with text beside it; a note reports this.
	 *
	 * @param array<string, mixed> $chat  Settings of the chat.
	 * @param array<string, mixed> $other Click to Chat's "Other Settings".
	 * @param MoveNotes            $notes Receives notes on changed settings.
	 * @return array<string, mixed>
	 */
	public function read( array $chat, array $other, MoveNotes $notes ): array {
		$style   = StoredValue::text_of( $chat, 'style_desktop' );
		$style   = '' === $style ? '2' : $style;
		$kept    = $this->click_to_chat_data->option( 'ht_ctc_s' . $style );
		$picture = '99' === $style ? StoredValue::text_of( $kept, 's99_dekstop_img_url' ) : '';
		if ( in_array( $style, array( '1', '4', '5', '6', '8' ), true ) ) {
			$notes->change( __( 'Wide button with text', 'hadaya' ), __( 'Replaced by a round button with text beside it.', 'hadaya' ) );
		}
		$look = array(
			'size'       => self::size( $style, $kept ),
			'icon'       => '' === $picture ? 'chat-base' : 'chat-image',
			'icon_image' => $picture,
			'attention'  => self::attention( $other ),
		);
		return $look + self::colors( $style, $kept ) + self::position( $chat, $notes );
	}

	/**
	 * Returns the colours of a style; WhatsApp's green if the style sets no button colour.
	 *
	 * @param string               $style Style.
	 * @param array<string, mixed> $kept  Options of the style.
	 * @return array{color: string, icon_color?: string, cta_color?: string, cta_ground?: string}
	 */
	private static function colors( string $style, array $kept ): array {
		$names = array_combine(
			array( 'color', 'icon_color', 'cta_color', 'cta_ground' ),
			isset( self::COLORS[ $style ] ) ? self::COLORS[ $style ] : array( '', '', '', '' )
		);
		$made  = array( 'color' => ChannelSanitizer::GREEN );
		foreach ( array_filter( $names ) as $ours => $name ) {
			$color = StoredValue::color( isset( $kept[ $name ] ) ? $kept[ $name ] : '' );
			if ( '' !== $color ) {
				$made[ $ours ] = $color;
			}
		}
		// An icon in its background's colour would be invisible.
		return isset( $made['icon_color'] ) && $made['icon_color'] === $made['color'] ? array( 'icon_color' => '#ffffff' ) + $made : $made;
	}

	/**
	 * Returns a style's button size in pixels, from 44 to 94; 54 if the style has no size.
	 *
	 * @param string               $style Style.
	 * @param array<string, mixed> $kept  Options of the style.
	 * @return int
	 */
	private static function size( string $style, array $kept ): int {
		$size = isset( self::SIZES[ $style ] ) ? (int) StoredValue::text_of( $kept, self::SIZES[ $style ] ) : 0;
		return $size > 0 ? max( 44, min( 94, $size ) ) : 54;
	}

	/**
	 * Returns the button's corner and its offsets in pixels. Notes positions that Hadaya does not support.
	 *
	 * @param array<string, mixed> $chat  Settings of the chat.
	 * @param MoveNotes            $notes Receives notes on changed settings.
	 * @return array{position: string, bottom: int, side: int}
	 */
	private static function position( array $chat, MoveNotes $notes ): array {
		$position = static function ( string $before ) use ( $chat ): array {
			$made = array();
			foreach ( array( 'side_1', 'side_1_value', 'side_2', 'side_2_value' ) as $name ) {
				$made[] = StoredValue::text_of( $chat, $before . $name );
			}
			return $made;
		};
		$desktop  = $position( '' );
		$mobile   = $position( 'mobile_' );
		if ( ! isset( $chat['same_settings'] ) && '' !== implode( '', $mobile ) && $mobile !== $desktop ) {
			$notes->change(
				__( 'Position on mobile', 'hadaya' ),
				__( 'The desktop position is used on all devices.', 'hadaya' ),
				implode( ' ', $mobile )
			);
		}
		if ( 'top' === $desktop[0] ) {
			$notes->change( __( 'Position', 'hadaya' ), __( 'The button is always at the bottom.', 'hadaya' ), implode( ' ', $desktop ) );
		}
		foreach ( array( 1, 3 ) as $value ) {
			if ( 1 === preg_match( '/^\d+(\.\d+)?\s*[^\d.p\s]/', $desktop[ $value ] ) ) {
				$reason = __( 'Only pixel values are supported, so the value was set to 15 px.', 'hadaya' );
				$notes->change( __( 'Position', 'hadaya' ), $reason, $desktop[ $value ] );
				$desktop[ $value ] = '15';
			}
		}
		return array(
			'position' => 'left' === $desktop[2] ? 'left' : 'right',
			'bottom'   => 'top' === $desktop[0] || '' === $desktop[1] ? 15 : max( 0, min( 500, (int) $desktop[1] ) ),
			'side'     => '' === $desktop[3] ? 15 : max( 0, min( 500, (int) $desktop[3] ) ),
		);
	}

	/**
	 * Converts the button's animation and badge. Unknown animations become `none`.
	 *
	 * @param array<string, mixed> $other Click to Chat's "Other Settings".
	 * @return array{effect: string, badge: bool, badge_count: int, badge_color?: string, badge_ground?: string}
	 */
	private static function attention( array $other ): array {
		$effect = StoredValue::text_of( $other, 'an_type' );
		$made   = array(
			'effect'      => isset( self::EFFECTS[ $effect ] ) ? self::EFFECTS[ $effect ] : 'none',
			'badge'       => isset( $other['notification_badge'] ),
			'badge_count' => max( 1, min( 99, StoredValue::number( StoredValue::text_of( $other, 'notification_count' ), 1 ) ) ),
		);
		$colors = array(
			'badge_color'  => 'notification_text_color',
			'badge_ground' => 'notification_bg_color',
		);
		foreach ( $colors as $ours => $name ) {
			$color = StoredValue::color( isset( $other[ $name ] ) ? $other[ $name ] : '' );
			if ( '' !== $color ) {
				$made[ $ours ] = $color;
			}
		}
		return $made;
	}
}
