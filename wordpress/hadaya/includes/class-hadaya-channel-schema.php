<?php
/**
 * The fields of a channel.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of one channel of our own contact widget.
 */
final class Hadaya_Channel_Schema {

	/**
	 * Types of channel behind which several people can stand.
	 */
	const TEAM_TYPES = array( 'Whatsapp', 'Phone', 'SMS', 'Email', 'Telegram', 'Viber' );

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields() {
		$usual = array(
			'channel' => Hadaya_Schema::choice( __( 'Channel', 'hadaya' ), array_map( 'current', Hadaya_Channels::all() ) ),
			'value'   => Hadaya_Schema::when( Hadaya_Schema::text( __( 'Number, address or name', 'hadaya' ), 'channel' ), 'team', array( false ) ),
		);
		$rare  = array(
			'label'     => Hadaya_Schema::text( __( 'Own text', 'hadaya' ) ),
			'image'     => Hadaya_Schema::picture( __( 'Own icon (address of a picture)', 'hadaya' ) ),
			'own_color' => Hadaya_Schema::flag( __( 'Own colour', 'hadaya' ) ),
			'color'     => Hadaya_Schema::when( array_merge( Hadaya_Schema::text( __( 'Colour', 'hadaya' ), 'hex-color' ), array( 'default' => '#7a5c2e' ) ), 'own_color', array( true ) ),
			'desktop'   => Hadaya_Schema::flag( __( 'On computers', 'hadaya' ), true ),
			'mobile'    => Hadaya_Schema::flag( __( 'On phones', 'hadaya' ), true ),
			'message'   => Hadaya_Schema::when( Hadaya_Schema::text( __( 'Message that is written beforehand', 'hadaya' ), 'long', __( '{title} stands for the page’s title, {url} for its address.', 'hadaya' ) ), 'channel', array( 'Whatsapp', 'SMS' ) ),
			'subject'   => Hadaya_Schema::when( Hadaya_Schema::text( __( 'Subject', 'hadaya' ) ), 'channel', array( 'Email' ) ),
		);
		return $usual + self::qr() + array_map( array( 'Hadaya_Schema', 'rare' ), $rare + self::popup() + self::team() );
	}

	/**
	 * The QR code of WeChat, which has no addresses to open.
	 *
	 * @return array[]
	 */
	private static function qr() {
		$fields = array(
			'qr_image' => array_merge( Hadaya_Schema::picture( __( 'Picture of your QR code', 'hadaya' ) ), array( 'description' => __( 'Save it in WeChat under “My QR code”. Without it visitors see your name only.', 'hadaya' ) ) ),
			'qr_head'  => Hadaya_Schema::text( __( 'Headline over the QR code', 'hadaya' ) ),
			'qr_title' => Hadaya_Schema::text( __( 'Line over the QR code', 'hadaya' ) ),
		);
		foreach ( $fields as $name => $field ) {
			$fields[ $name ] = Hadaya_Schema::when( $field, 'channel', array( 'WeChat' ) );
		}
		return $fields;
	}

	/**
	 * The chat window of WhatsApp.
	 *
	 * @return array[]
	 */
	private static function popup() {
		$fields = array(
			'popup'             => Hadaya_Schema::when( Hadaya_Schema::flag( __( 'Open a chat window first', 'hadaya' ) ), 'channel', array( 'Whatsapp' ) ),
			'popup_headline'    => Hadaya_Schema::text( __( 'Headline of the chat window', 'hadaya' ) ),
			'popup_name'        => Hadaya_Schema::text( __( 'Name of who greets in it', 'hadaya' ) ),
			'popup_image'       => Hadaya_Schema::picture( __( 'Their photo (address of a picture)', 'hadaya' ) ),
			'popup_welcome'     => Hadaya_Schema::text( __( 'Welcome in the chat window', 'hadaya' ), 'long' ),
			'popup_placeholder' => Hadaya_Schema::text( __( 'Hint in the empty message', 'hadaya' ) ),
			'popup_emoji'       => Hadaya_Schema::flag( __( 'Offer emojis', 'hadaya' ) ),
			'popup_open'        => Hadaya_Schema::flag( __( 'Open it by itself, once', 'hadaya' ) ),
		);
		foreach ( $fields as $name => $field ) {
			$fields[ $name ] = 'popup' === $name ? $field : Hadaya_Schema::when( $field, 'popup', array( true ) );
		}
		return $fields;
	}

	/**
	 * The people behind a channel.
	 *
	 * @return array[]
	 */
	private static function team() {
		$person = array(
			'name'  => Hadaya_Schema::text( __( 'Name of the person', 'hadaya' ), 'required' ),
			'value' => Hadaya_Schema::text( __( 'Number, address or name', 'hadaya' ), 'channel' ),
			'image' => Hadaya_Schema::picture( __( 'Photo (address of a picture)', 'hadaya' ) ),
			'hours' => Hadaya_Schema::items( __( 'Working hours (none: always there)', 'hadaya' ), Hadaya_Schema::group( Hadaya_Widget_Schema::hours_line(), __( 'Add hours', 'hadaya' ) ) ),
		);
		$people = Hadaya_Schema::items( __( 'People', 'hadaya' ), Hadaya_Schema::group( $person, __( 'Add a person', 'hadaya' ) ), array( 'minItems' => 1 ) );
		$on     = array( true );
		return array(
			'team'       => Hadaya_Schema::when( Hadaya_Schema::flag( __( 'Several people answer', 'hadaya' ) ), 'channel', self::TEAM_TYPES ),
			'team_title' => Hadaya_Schema::when( Hadaya_Schema::text( __( 'Headline over the people', 'hadaya' ) ), 'team', $on ),
			'agents'     => Hadaya_Schema::when( $people, 'team', $on ),
		);
	}

	/**
	 * A channel with what is missing filled in.
	 *
	 * @param array $channel Stored channel.
	 * @return array
	 */
	public static function complete( array $channel ) {
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
	public static function has_team( array $channel ) {
		return $channel['team'] && array() !== $channel['agents'] && in_array( $channel['channel'], self::TEAM_TYPES, true );
	}
}
