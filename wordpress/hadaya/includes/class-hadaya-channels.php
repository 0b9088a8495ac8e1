<?php
/**
 * Channels of the contact widget.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * The channels that our own widget offers, and how each is linked.
 */
final class Hadaya_Channels {

	/**
	 * Most channels of one widget.
	 */
	const MOST = 12;

	/**
	 * Name, colour and link of each channel; `%s` stands for the value.
	 *
	 * @return array
	 */
	public static function all() {
		return array(
			'Whatsapp'           => array( __( 'WhatsApp', 'hadaya' ), '#49E670', 'https://wa.me/%s' ),
			'Phone'              => array( __( 'Phone', 'hadaya' ), '#03E78B', 'tel:%s' ),
			'SMS'                => array( __( 'SMS', 'hadaya' ), '#FF549C', 'sms:%s' ),
			'Email'              => array( __( 'Email', 'hadaya' ), '#FF485F', 'mailto:%s' ),
			'Telegram'           => array( __( 'Telegram', 'hadaya' ), '#3E99D8', 'https://telegram.me/%s' ),
			'Instagram_DM'       => array( __( 'Instagram message', 'hadaya' ), '#ffffff', 'https://ig.me/m/%s' ),
			'Facebook_Messenger' => array( __( 'Messenger', 'hadaya' ), '#1E88E5', 'https://m.me/%s' ),
			'Google_Maps'        => array( __( 'Map', 'hadaya' ), '#37AA66', '%s' ),
			'Link'               => array( __( 'Link', 'hadaya' ), '#1E88E5', '%s' ),
		);
	}

	/**
	 * Only the digits of a phone number.
	 *
	 * @param string $value Number as the owner wrote it.
	 * @return string
	 */
	public static function digits( $value ) {
		return (string) preg_replace( '/\D+/', '', (string) $value );
	}

	/**
	 * Cleans posted channels: rows with an unknown channel or without a value are dropped.
	 *
	 * @param array $rows Posted rows.
	 * @return array[]
	 */
	public static function sanitize( array $rows ) {
		$known    = self::all();
		$channels = array();
		foreach ( array_slice( $rows, 0, self::MOST ) as $row ) {
			$channel = is_array( $row ) && isset( $row['channel'] ) ? (string) $row['channel'] : '';
			$value   = is_array( $row ) && isset( $row['value'] ) && is_scalar( $row['value'] ) ? self::sanitize_value( $channel, (string) $row['value'] ) : '';
			if ( ! isset( $known[ $channel ] ) || '' === $value ) {
				continue;
			}
			$channels[] = array(
				'channel' => $channel,
				'value'   => $value,
				'label'   => isset( $row['label'] ) && is_scalar( $row['label'] ) ? sanitize_text_field( (string) $row['label'] ) : '',
			);
		}
		return $channels;
	}

	/**
	 * Cleans the value of one channel by its kind.
	 *
	 * @param string $channel Channel.
	 * @param string $value   Posted value.
	 * @return string
	 */
	private static function sanitize_value( $channel, $value ) {
		switch ( $channel ) {
			case 'Whatsapp':
				return self::digits( $value );
			case 'Phone':
			case 'SMS':
				return ( 0 === strpos( trim( $value ), '+' ) ? '+' : '' ) . self::digits( $value );
			case 'Email':
				return sanitize_email( $value );
			case 'Google_Maps':
			case 'Link':
				return esc_url_raw( $value, array( 'http', 'https' ) );
			default:
				return trim( sanitize_text_field( $value ), '@ ' );
		}
	}
}
