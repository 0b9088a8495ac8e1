<?php
/**
 * Channels as the contact widget reads them.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\ChannelSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Turns the owner's channels into the records that the contact plugin prints.
 */
final class ChannelRecords {


	/**
	 * Types whose address the contact widget takes from the value.
	 */
	const VALUE_IS_ADDRESS = array( 'Facebook_Messenger' );

	/**
	 * The owner's channels as the contact widget reads them. Those of a type that we do not know are left out.
	 *
	 * @param  array[] $channels Stored channels.
	 * @param  string  $token    Nonce of the widget.
	 * @return array[]
	 */
	public static function records( array $channels, string $token ): array {
		$known    = Channels::all();
		$channels = array_values(
			array_filter(
				$channels,
				static function ( $channel ) use ( $known ) {
					return isset( $known[ $channel['channel'] ] );
				}
			)
		);
		$records  = array();
		foreach ( Channels::slugs( $channels ) as $index => $slug ) {
			$records[] = self::record( $channels[ $index ], $slug, $token );
		}
		return $records;
	}

	/**
	 * One channel as the contact widget reads it, which knows the sign of each type itself: none is printed.
	 *
	 * @param  array  $stored Stored channel.
	 * @param  string $slug   Public name.
	 * @param  string $token  Nonce of the widget.
	 * @return array
	 */
	private static function record( array $stored, string $slug, string $token ): array {
		list( $name, $color, $link ) = Channels::all()[ $stored['channel'] ];

		$color = $stored['own_color'] ? $stored['color'] : $color;
		$value = Channels::plain( $stored['channel'], ChannelSchema::has_team( $stored ) ? $stored['agents'][0]['value'] : $stored['value'] );
		$url   = Channels::is_address( $value ) ? $value : str_replace( '%s', $value, $link );
		$label = '' === $stored['label'] ? $name : $stored['label'];
		$blank = 0 === strpos( $url, 'http' ) ? '_blank' : '';
		return array_merge(
			self::base_record( $slug, $label, $token ),
			array(
				'channel_type'         => $stored['channel'],
				'value'                => in_array( $stored['channel'], self::VALUE_IS_ADDRESS, true ) ? $url : $value,
				'custom_image_url'     => $stored['image'],
				'icon_color'           => $color,
				'icon_rgb_color'       => implode( ',', array_map( 'hexdec', str_split( ltrim( $color, '#' ), 2 ) ) ),
				'url'                  => $url,
				'target'               => $blank,
				'is_desktop'           => $stored['desktop'] ? 1 : 0,
				'is_mobile'            => $stored['mobile'] ? 1 : 0,
				'pre_set_message'      => $stored['message'],
				'mail_subject'         => $stored['subject'],
				'has_welcome_message'  => $stored['popup'] ? '1' : '0',
				'wp_popup_headline'    => $stored['popup_headline'],
				'wp_popup_nickname'    => $stored['popup_name'],
				'wp_popup_profile'     => $stored['popup_image'],
				'input_placeholder'    => $stored['popup_placeholder'],
				'is_default_open'      => $stored['popup'] && $stored['popup_open'] ? '1' : '0',
				'emoji_picker'         => $stored['popup_emoji'] ? '1' : '0',
				'chat_welcome_message' => nl2br( esc_html( $stored['popup_welcome'] ) ),
			),
			self::qr( $stored, $color, $label ),
			AgentRecords::keys( $stored, $color, $label )
		);
	}

	/**
	 * The keys of a channel that shows a QR code; none for any other.
	 *
	 * @param  array  $stored Stored channel.
	 * @param  string $color  Colour of the channel.
	 * @param  string $label  Text of its tooltip.
	 * @return array
	 */
	private static function qr( array $stored, string $color, string $label ): array {
		if ('WeChat' !== $stored['channel'] || '' === $stored['qr_image'] ) {
			return array();
		}
		return array(
			'qr_code_image_url'    => $stored['qr_image'],
			'wechat_header'        => '' === $stored['qr_head'] ? $label : $stored['qr_head'],
			'wechat_header_color'  => $color,
			'wechat_qr_code_title' => '' === $stored['qr_title'] ? __( 'Scan the QR code', 'hadaya' ) : $stored['qr_title'],
		);
	}

	/**
	 * Keys that every channel has.
	 *
	 * @param  string $channel Channel.
	 * @param  string $label   Text of its tooltip.
	 * @param  string $token   Nonce of the widget.
	 * @return array
	 */
	public static function base_record( string $channel, string $label, string $token ): array {
		return array(
			'channel'               => $channel,
			'channel_type'          => $channel,
			'value'                 => '',
			'hover_text'            => $label,
			'chatway_position'      => '',
			'is_desktop'            => 1,
			'is_mobile'             => 1,
			'custom_image_url'      => '',
			'order'                 => '',
			'pre_set_message'       => '',
			'is_use_web_version'    => '1',
			'is_default_open'       => '0',
			'has_welcome_message'   => '0',
			'emoji_picker'          => '0',
			'contact_form_settings' => array(),
			'contact_fields'        => array(),
			'contact_custom_fields' => array(),
			'target'                => '',
			'is_agent'              => '0',
			'agent_data'            => array(),
			'widget_token'          => $token,
			'widget_index'          => '',
			'click_event'           => '',
			'is_agent_desktop'      => '0',
			'is_agent_mobile'       => '0',
			'v2_site_key'           => '',
			'v3_site_key'           => '',
			'enable_recaptcha'      => '0',
			'hide_recaptcha_badge'  => 'no',
			'viber_url'             => '',
		);
	}
}
