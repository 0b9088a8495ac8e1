<?php
/**
 * Channels of the replaced contact plugin.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Settings\Schema\ChannelSchema;
use Hadaya\Settings\Schema\Schema;
use Hadaya\Settings\Validator;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\WidgetDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * Makes our channels from Chaty's, and notes what of them we cannot have.
 */
final class ChatyChannels {

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @var array[]
	 */
	private array $left = array();

	/**
	 * Our channels.
	 *
	 * @param ChatyData $data What Chaty keeps.
	 * @return array[]
	 */
	public function read( ChatyData $data ): array {
		$channels = array();
		foreach ( array_diff( $data->slugs(), array( 'Contact_Us' ) ) as $slug ) {
			$given = $data->channel( $slug );
			$type  = ChatyValues::type( $slug, $given );
			if ( ! isset( Channels::all()[ $type ] ) ) {
				$this->leave( ChatyValues::name( $slug, $given ), __( 'Hadaya has no channel of this kind.', 'hadaya' ) );
				continue;
			}
			$channel = self::has_people( $given ) ? $this->team( $type, $given ) : $this->single( $type, $given );
			if ( null !== $channel ) {
				$channels[] = $this->check( $channel, ChatyValues::name( $slug, $given ) );
			}
		}
		return array_values( array_filter( $channels ) );
	}

	/**
	 * What cannot be taken.
	 *
	 * @return array[]
	 */
	public function left(): array {
		return $this->left;
	}

	/**
	 * Notes that something cannot be taken.
	 *
	 * @param string $name   Name of it.
	 * @param string $reason Why.
	 */
	private function leave( string $name, string $reason ): void {
		$this->left[] = array(
			'name'   => $name,
			'reason' => $reason,
		);
	}

	/**
	 * Whether several people stand behind a channel.
	 *
	 * @param array $given Settings of the channel.
	 * @return bool
	 */
	private static function has_people( array $given ): bool {
		return ! empty( $given['is_agent'] ) && isset( $given['agent_data'] ) && array() !== StoredValue::lists( $given['agent_data'] );
	}

	/**
	 * What every channel has.
	 *
	 * @param string $type  Our type.
	 * @param array  $given Settings of the channel.
	 * @param string $team  The beginning `agent_` for a channel with people, whose look has names of its own.
	 * @return array
	 */
	private static function base( string $type, array $given, string $team ): array {
		$known = Channels::all()[ $type ];
		$name  = $known['name'];

		$label = StoredValue::text_of( $given, $team . 'title' );
		$color = StoredValue::color( isset( $given[ $team . 'bg_color' ] ) ? $given[ $team . 'bg_color' ] : '' );
		$owns  = ChatyValues::owns_color( $type, $known['color'], $color );
		$base  = array(
			'channel'   => $type,
			'label'     => in_array( $label, array( $name, str_replace( '_', ' ', $type ) ), true ) || 0 === strcasecmp( $label, $type ) ? '' : $label,
			'image'     => StoredValue::picture( $given, $team . 'image_id' ),
			'own_color' => $owns,
			'desktop'   => ! empty( $given[ '' === $team ? 'is_desktop' : 'is_agent_desktop' ] ),
			'mobile'    => ! empty( $given[ '' === $team ? 'is_mobile' : 'is_agent_mobile' ] ),
		);
		return $owns ? array_merge( $base, array( 'color' => $color ) ) : $base;
	}

	/**
	 * A channel with one number or address; null for one without.
	 *
	 * @param string $type  Our type.
	 * @param array  $given Settings of the channel.
	 * @return array|null
	 */
	private function single( string $type, array $given ): ?array {
		$value = ChatyValues::value( $type, $given );
		if ( '' === $value ) {
			return null;
		}
		list( $clean, $problem ) = Channels::clean( $type, $value );

		$text = static function ( $name ) use ( $given ) {
			return StoredValue::text_of( $given, $name );
		};

		$channel = array_merge( self::base( $type, $given, '' ), array( 'value' => '' === $problem ? $clean : $value ) );
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
				'qr_image' => StoredValue::picture( $given, 'qr_code' ),
				'qr_head'  => $text( 'wechat_header' ),
				'qr_title' => $text( 'wechat_qr_code_title' ),
			);
			if ( '' === $channel['qr_image'] ) {
				$this->leave( ChatyValues::name( $type, $given ), __( 'Without its QR code: choose the picture in the channel.', 'hadaya' ) );
			}
		} elseif ( 'SMS' === $type ) {
			$channel['message'] = $text( 'sms_pre_set_message' );
		} elseif ( 'Email' === $type ) {
			$channel['subject'] = $text( 'mail_subject' );
		}
		if ( ! empty( $given['fa_icon'] ) ) {
			$this->leave( ChatyValues::name( $type, $given ), __( 'Icons of Font Awesome are not loaded; the channel has its usual icon.', 'hadaya' ) );
		}
		return $channel;
	}

	/**
	 * A channel with several people; null without any.
	 *
	 * @param string $type  Our type.
	 * @param array  $given Settings of the channel.
	 * @return array|null
	 */
	private function team( string $type, array $given ): ?array {
		$name = ChatyValues::name( $type, $given );
		if ( ! Channels::has_team( $type ) ) {
			$this->leave( $name, __( 'Several people cannot stand behind this kind of channel.', 'hadaya' ) );
			return null;
		}
		$agents = array();
		foreach ( StoredValue::lists( $given['agent_data'] ) as $agent ) {
			$title = StoredValue::text_of( $agent, 'agent_title' );
			$value = ChatyValues::value( $type, $agent );
			if ( '' === $value ) {
				continue;
			}
			list( $clean, $problem ) = Channels::clean( $type, $value );
			if ( '' !== $problem ) {
				$this->leave( $name . ': ' . $title, StoredValue::short( $value ) . ' – ' . $problem );
				continue;
			}
			$agents[] = array(
				'name'  => '' === $title ? $clean : $title,
				'value' => $clean,
				'image' => StoredValue::picture( $agent, 'image_id' ),
			);
		}
		if ( array() === $agents ) {
			return null;
		}
		$own = array(
			'team'       => true,
			'team_title' => StoredValue::text_of( $given, 'agent_header_text' ),
			'agents'     => $agents,
		);
		return array_merge( self::base( $type, $given, 'agent_' ), $own );
	}

	/**
	 * A channel that may be saved. What of it may not is left out, the whole of it when its value is wrong.
	 *
	 * @param array  $channel Channel.
	 * @param string $name    What the owner knows it by.
	 * @return array|null
	 */
	private function check( array $channel, string $name ): ?array {
		$validator = new Validator();
		$fields    = ChannelSchema::fields();
		$validator->clean( WidgetDefaults::complete_channel( $channel ), Schema::group( $fields ), '' );
		foreach ( $validator->errors() as $path => $problem ) {
			$field = (string) strtok( $path, '.' );
			if ( 'value' === $field || 'agents' === $field ) {
				$this->leave( $name, ( isset( $channel['value'] ) ? StoredValue::short( $channel['value'] ) . ' – ' : '' ) . $problem );
				return null;
			}
			unset( $channel[ $field ] );
			$this->leave( $name . ': ' . $fields[ $field ]['title'], $problem );
		}
		return $channel;
	}
}
