<?php
/**
 * Channels of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\ChannelSanitizer;
use Hadaya\Move\MoveNotes;
use Hadaya\Move\PluginData;
use Hadaya\Move\StoredValue;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\ChannelValues;

defined( 'ABSPATH' ) || exit;

/**
 * Converts Chaty's channels to Hadaya's, and notes settings that cannot be moved.
 */
final class ChatyChannels {

	private MoveNotes $notes;
	private Channels $channels;
	private ChannelValues $channel_values;
	private PluginData $plugin_data;
	private ChannelSanitizer $channel_sanitizer;
	private ChatyTeam $team;

	public function __construct(
		Channels $channels,
		ChannelValues $channel_values,
		PluginData $plugin_data,
		ChannelSanitizer $channel_sanitizer,
		MoveNotes $notes
	) {
		$this->channels          = $channels;
		$this->channel_values    = $channel_values;
		$this->plugin_data       = $plugin_data;
		$this->channel_sanitizer = $channel_sanitizer;
		$this->notes             = $notes;
		$this->team              = new ChatyTeam( $channels, $channel_values, $plugin_data, $notes );
	}

	/**
	 * Converts Chaty's channels, except its contact form. Omits channels that Hadaya does not support, with a note.
	 *
	 * @param ChatyData $data Chaty's stored options.
	 * @return list<array<string, mixed>>
	 */
	public function read( ChatyData $data ): array {
		$channels = array();
		foreach ( array_diff( $data->slugs(), array( 'Contact_Us' ) ) as $slug ) {
			$given = $data->channel( $slug );
			$type  = ChatyValues::type( $slug, $given );
			if ( ! isset( $this->channels->all()[ $type ] ) ) {
				$this->notes->leave(
					ChatyValues::name( $slug, $given ),
					__( 'Hadaya does not support this channel, so it is left out.', 'hadaya' )
				);
				continue;
			}
			$channel = ChatyTeam::has_people( $given ) ? $this->team( $type, $given ) : $this->single( $type, $given );
			if ( null !== $channel ) {
				$channels[] = $this->channel_sanitizer->of( $channel, ChatyValues::name( $slug, $given ), $this->notes );
			}
		}
		return array_values( array_filter( $channels ) );
	}

	/**
	 * Returns the settings that every channel type has. The label is empty and the colour is missing if the owner did not change them.
	 *
	 * @param string               $type  Our type.
	 * @param array<string, mixed> $given Settings of the channel.
	 * @param string               $team  Prefix `agent_` for a channel with agents, whose look has separate option names; otherwise empty.
	 * @return array{channel: string, label: string, image: string, own_color: bool, color?: string, desktop: bool, mobile: bool}
	 */
	private function base( string $type, array $given, string $team ): array {
		$known = $this->channels->all()[ $type ];
		$name  = $known['name'];

		$label = StoredValue::text_of( $given, $team . 'title' );
		$color = StoredValue::color( isset( $given[ $team . 'bg_color' ] ) ? $given[ $team . 'bg_color' ] : '' );
		$owns  = ChatyValues::owns_color( $type, $known['color'], $color );
		$base  = array(
			'channel'   => $type,
			'label'     => in_array( $label, array( $name, str_replace( '_', ' ', $type ) ), true ) || 0 === strcasecmp( $label, $type )
				? ''
				: $label,
			'image'     => $this->plugin_data->picture( $given, $team . 'image_id' ),
			'own_color' => $owns,
			'desktop'   => ! empty( $given[ '' === $team ? 'is_desktop' : 'is_agent_desktop' ] ),
			'mobile'    => ! empty( $given[ '' === $team ? 'is_mobile' : 'is_agent_mobile' ] ),
		);
		return $owns ? array_merge( $base, array( 'color' => $color ) ) : $base;
	}

	/**
	 * Returns a channel with one number or address; null if it has none.
	 *
	 * @param string               $type  Our type.
	 * @param array<string, mixed> $given Settings of the channel.
	 * @return array<string, mixed>|null
	 */
	private function single( string $type, array $given ): ?array {
		$value = ChatyValues::value( $type, $given );
		if ( '' === $value ) {
			return null;
		}
		list( $clean, $problem ) = $this->channel_values->clean( $type, $value );

		$text = static function ( $name ) use ( $given ) {
			return StoredValue::text_of( $given, $name );
		};

		$channel = array_merge( $this->base( $type, $given, '' ), array( 'value' => '' === $problem ? $clean : $value ) );
		if ( 'Whatsapp' === $type ) {
			$channel += array(
				'message'           => $text( 'pre_set_message' ),
				'popup'             => StoredValue::is_true( $text( 'embedded_window' ) ),
				'popup_headline'    => $text( 'wp_popup_headline' ),
				'popup_name'        => $text( 'wp_popup_nickname' ),
				'popup_image'       => $text( 'wp_popup_profile' ),
				'popup_welcome'     => $text( 'embedded_message' ),
				'popup_placeholder' => $text( 'input_placeholder' ),
				'popup_emoji'       => ! isset( $given['emoji_picker'] ) || StoredValue::is_true( $given['emoji_picker'] ),
				'popup_open'        => StoredValue::is_true( $text( 'is_default_open' ) ),
			);
		} elseif ( 'WeChat' === $type ) {
			$channel += array(
				'qr_image' => $this->plugin_data->picture( $given, 'qr_code' ),
				'qr_head'  => $text( 'wechat_header' ),
				'qr_title' => $text( 'wechat_qr_code_title' ),
			);
			if ( '' === $channel['qr_image'] ) {
				$this->notes->change(
					ChatyValues::name( $type, $given ),
					__( 'The QR code image cannot be moved. Choose it again in the channel.', 'hadaya' )
				);
			}
		} elseif ( 'SMS' === $type ) {
			$channel['message'] = $text( 'sms_pre_set_message' );
		} elseif ( 'Email' === $type ) {
			$channel['subject'] = $text( 'mail_subject' );
		}
		if ( ! empty( $given['fa_icon'] ) ) {
			$this->notes->change(
				ChatyValues::name( $type, $given ),
				__( 'Font Awesome icons are not supported. The channel uses its default icon.', 'hadaya' )
			);
		}
		return $channel;
	}

	/**
	 * Returns a channel with its agents; null if it has none.
	 *
	 * @param string               $type  Our type.
	 * @param array<string, mixed> $given Settings of the channel.
	 * @return array<string, mixed>|null
	 */
	private function team( string $type, array $given ): ?array {
		$team = $this->team->read( $type, $given );
		return null === $team ? null : array_merge( $this->base( $type, $given, 'agent_' ), $team );
	}
}
