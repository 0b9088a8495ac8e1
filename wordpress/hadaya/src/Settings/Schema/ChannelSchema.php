<?php
/**
 * The fields of a channel.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Widgets\Channels;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of one channel of our own contact widget.
 */
final class ChannelSchema {

	/**
	 * Types of channel behind which several people can stand.
	 */
	const TEAM_TYPES = array( 'Whatsapp', 'Phone', 'SMS', 'Email', 'Telegram', 'Viber' );

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		$usual = array(
			'channel' => Schema::choice( __( 'Channel', 'hadaya' ), array_map( 'current', Channels::all() ) ),
			'value'   => Schema::when( Schema::text( __( 'Number, address or name', 'hadaya' ), 'channel' ), 'team', array( false ) ),
		);
		$rare  = array(
			'label'     => Schema::text( __( 'Own text', 'hadaya' ) ),
			'image'     => Schema::picture( __( 'Own icon (address of a picture)', 'hadaya' ) ),
			'own_color' => Schema::flag( __( 'Own colour', 'hadaya' ) ),
			'color'     => Schema::when( array_merge( Schema::text( __( 'Colour', 'hadaya' ), 'hex-color' ), array( 'default' => '#7a5c2e' ) ), 'own_color', array( true ) ),
			'desktop'   => Schema::flag( __( 'On computers', 'hadaya' ), true ),
			'mobile'    => Schema::flag( __( 'On phones', 'hadaya' ), true ),
			'message'   => Schema::when( Schema::text( __( 'Message that is written beforehand', 'hadaya' ), 'long', __( '{title} stands for the page’s title, {url} for its address.', 'hadaya' ) ), 'channel', array( 'Whatsapp', 'SMS' ) ),
			'subject'   => Schema::when( Schema::text( __( 'Subject', 'hadaya' ) ), 'channel', array( 'Email' ) ),
		);
		return $usual + self::qr() + array_map( array( Schema::class, 'rare' ), $rare + self::popup() + self::team() );
	}

	/**
	 * The QR code of WeChat, which has no addresses to open.
	 *
	 * @return array[]
	 */
	private static function qr(): array {
		$fields = array(
			'qr_image' => array_merge( Schema::picture( __( 'Picture of your QR code', 'hadaya' ) ), array( 'description' => __( 'Save it in WeChat under “My QR code”. Without it visitors see your name only.', 'hadaya' ) ) ),
			'qr_head'  => Schema::text( __( 'Headline over the QR code', 'hadaya' ) ),
			'qr_title' => Schema::text( __( 'Line over the QR code', 'hadaya' ) ),
		);
		foreach ( $fields as $name => $field ) {
			$fields[ $name ] = Schema::when( $field, 'channel', array( 'WeChat' ) );
		}
		return $fields;
	}

	/**
	 * The chat window of WhatsApp.
	 *
	 * @return array[]
	 */
	private static function popup(): array {
		$fields = array(
			'popup'             => Schema::when( Schema::flag( __( 'Open a chat window first', 'hadaya' ) ), 'channel', array( 'Whatsapp' ) ),
			'popup_headline'    => Schema::text( __( 'Headline of the chat window', 'hadaya' ) ),
			'popup_name'        => Schema::text( __( 'Name of who greets in it', 'hadaya' ) ),
			'popup_image'       => Schema::picture( __( 'Their photo (address of a picture)', 'hadaya' ) ),
			'popup_welcome'     => Schema::text( __( 'Welcome in the chat window', 'hadaya' ), 'long' ),
			'popup_placeholder' => Schema::text( __( 'Hint in the empty message', 'hadaya' ) ),
			'popup_emoji'       => Schema::flag( __( 'Offer emojis', 'hadaya' ) ),
			'popup_open'        => Schema::flag( __( 'Open it by itself, once', 'hadaya' ) ),
		);
		foreach ( $fields as $name => $field ) {
			$fields[ $name ] = 'popup' === $name ? $field : Schema::when( $field, 'popup', array( true ) );
		}
		return $fields;
	}

	/**
	 * The people behind a channel.
	 *
	 * @return array[]
	 */
	private static function team(): array {
		$person = array(
			'name'  => Schema::text( __( 'Name of the person', 'hadaya' ), 'required' ),
			'value' => Schema::text( __( 'Number, address or name', 'hadaya' ), 'channel' ),
			'image' => Schema::picture( __( 'Photo (address of a picture)', 'hadaya' ) ),
			'hours' => Schema::items( __( 'Working hours (none: always there)', 'hadaya' ), Schema::group( WidgetSchema::hours_line(), __( 'Add hours', 'hadaya' ) ) ),
		);
		$people = Schema::items( __( 'People', 'hadaya' ), Schema::group( $person, __( 'Add a person', 'hadaya' ) ), array( 'minItems' => 1 ) );
		$on     = array( true );
		return array(
			'team'       => Schema::when( Schema::flag( __( 'Several people answer', 'hadaya' ) ), 'channel', self::TEAM_TYPES ),
			'team_title' => Schema::when( Schema::text( __( 'Headline over the people', 'hadaya' ) ), 'team', $on ),
			'agents'     => Schema::when( $people, 'team', $on ),
		);
	}

	/**
	 * A channel with what is missing filled in.
	 *
	 * @param array $channel Stored channel.
	 * @return array
	 */
	public static function complete( array $channel ): array {
		$texts = array_fill_keys( array( 'channel', 'value', 'label', 'image', 'message', 'subject', 'popup_headline', 'popup_name', 'popup_image', 'popup_welcome', 'popup_placeholder', 'team_title', 'qr_image', 'qr_head', 'qr_title' ), '' );
		$flags = array_fill_keys( array( 'own_color', 'popup', 'popup_emoji', 'popup_open', 'team' ), false );
		$fresh = array(
			'color'   => '#7a5c2e',
			'desktop' => true,
			'mobile'  => true,
			'agents'  => array(),
		);
		$whole = array_merge( $texts, $flags, $fresh, $channel );
		$agent = array(
			'name'  => '',
			'value' => '',
			'image' => '',
			'hours' => array(),
		);
		foreach ( $whole['agents'] as $index => $given ) {
			$whole['agents'][ $index ] = array_merge( $agent, $given );
		}
		return $whole;
	}

	/**
	 * Whether several people stand behind a channel.
	 *
	 * @param array $channel Completed channel.
	 * @return bool
	 */
	public static function has_team( array $channel ): bool {
		return $channel['team'] && array() !== $channel['agents'] && in_array( $channel['channel'], self::TEAM_TYPES, true );
	}
}
