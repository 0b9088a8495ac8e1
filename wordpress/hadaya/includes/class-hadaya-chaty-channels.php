<?php
/**
 * Channels of the replaced contact plugin.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Makes our channels from Chaty's, and notes what of them we cannot have.
 */
final class Hadaya_Chaty_Channels {

	/**
	 * What cannot be taken: a name and the reason for each.
	 *
	 * @var array[]
	 */
	private $left = array();

	/**
	 * Our channels.
	 *
	 * @param Hadaya_Chaty_Data $data What Chaty keeps.
	 * @return array[]
	 */
	public function read( Hadaya_Chaty_Data $data ) {
		$channels = array();
		foreach ( array_diff( $data->slugs(), array( 'Contact_Us' ) ) as $slug ) {
			$given = $data->channel( $slug );
			$type  = Hadaya_Chaty_Values::type( $slug, $given );
			if ( ! isset( Hadaya_Channels::all()[ $type ] ) ) {
				$this->leave( Hadaya_Chaty_Values::name( $slug, $given ), __( 'Hadaya has no channel of this kind.', 'hadaya' ) );
				continue;
			}
			$channel = self::has_people( $given ) ? $this->team( $type, $given ) : $this->single( $type, $given );
			if ( null !== $channel ) {
				$channels[] = $this->check( $channel, Hadaya_Chaty_Values::name( $slug, $given ) );
			}
		}
		return array_values( array_filter( $channels ) );
	}

	/**
	 * What cannot be taken.
	 *
	 * @return array[]
	 */
	public function left() {
		return $this->left;
	}

	/**
	 * Notes that something cannot be taken.
	 *
	 * @param string $name   Name of it.
	 * @param string $reason Why.
	 */
	private function leave( $name, $reason ) {
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
	private static function has_people( array $given ) {
		return ! empty( $given['is_agent'] ) && ! empty( $given['agent_data'] ) && is_array( $given['agent_data'] );
	}

	/**
	 * What every channel has.
	 *
	 * @param string $type  Our type.
	 * @param array  $given Settings of the channel.
	 * @param string $team  The beginning `agent_` for a channel with people, whose look has names of its own.
	 * @return array
	 */
	private static function base( $type, array $given, $team ) {
		list( $name, $usual ) = Hadaya_Channels::all()[ $type ];

		$label = Hadaya_Chaty_Data::text_of( $given, $team . 'title' );
		$color = Hadaya_Chaty_Data::color( isset( $given[ $team . 'bg_color' ] ) ? $given[ $team . 'bg_color' ] : '' );
		$owns  = Hadaya_Chaty_Values::owns_color( $type, $usual, $color );
		$base  = array(
			'channel'   => $type,
			'label'     => in_array( $label, array( $name, str_replace( '_', ' ', $type ) ), true ) || 0 === strcasecmp( $label, $type ) ? '' : $label,
			'image'     => Hadaya_Chaty_Data::picture( $given, $team . 'image_id' ),
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
	private function single( $type, array $given ) {
		$value = Hadaya_Chaty_Values::value( $type, $given );
		if ( '' === $value ) {
			return null;
		}
		list( $clean, $problem ) = Hadaya_Channels::clean( $type, $value );

		$text = static function ( $name ) use ( $given ) {
			return Hadaya_Chaty_Data::text_of( $given, $name );
		};

		$channel = array_merge( self::base( $type, $given, '' ), array( 'value' => '' === $problem ? $clean : $value ) );
		if ( 'Whatsapp' === $type ) {
			$channel += array(
				'message'           => $text( 'pre_set_message' ),
				'popup'             => Hadaya_Chaty_Data::is_true( $text( 'embedded_window' ) ),
				'popup_headline'    => $text( 'wp_popup_headline' ),
				'popup_name'        => $text( 'wp_popup_nickname' ),
				'popup_image'       => $text( 'wp_popup_profile' ),
				'popup_welcome'     => $text( 'embedded_message' ),
				'popup_placeholder' => $text( 'input_placeholder' ),
				'popup_emoji'       => ! isset( $given['emoji_picker'] ) || Hadaya_Chaty_Data::is_true( $given['emoji_picker'] ),
				'popup_open'        => Hadaya_Chaty_Data::is_true( $text( 'is_default_open' ) ),
			);
		} elseif ( 'WeChat' === $type ) {
			$channel += array(
				'qr_image' => Hadaya_Chaty_Data::picture( $given, 'qr_code' ),
				'qr_head'  => $text( 'wechat_header' ),
				'qr_title' => $text( 'wechat_qr_code_title' ),
			);
			if ( '' === $channel['qr_image'] ) {
				$this->leave( Hadaya_Chaty_Values::name( $type, $given ), __( 'Without its QR code: choose the picture in the channel.', 'hadaya' ) );
			}
		} elseif ( 'SMS' === $type ) {
			$channel['message'] = $text( 'sms_pre_set_message' );
		} elseif ( 'Email' === $type ) {
			$channel['subject'] = $text( 'mail_subject' );
		}
		if ( ! empty( $given['fa_icon'] ) ) {
			$this->leave( Hadaya_Chaty_Values::name( $type, $given ), __( 'Icons of Font Awesome are not loaded; the channel has its usual icon.', 'hadaya' ) );
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
	private function team( $type, array $given ) {
		$name = Hadaya_Chaty_Values::name( $type, $given );
		if ( ! in_array( $type, Hadaya_Channel_Schema::TEAM_TYPES, true ) ) {
			$this->leave( $name, __( 'Several people cannot stand behind this kind of channel.', 'hadaya' ) );
			return null;
		}
		$agents = array();
		foreach ( array_filter( $given['agent_data'], 'is_array' ) as $agent ) {
			$title = Hadaya_Chaty_Data::text_of( $agent, 'agent_title' );
			$value = Hadaya_Chaty_Values::value( $type, $agent );
			if ( '' === $value ) {
				continue;
			}
			list( $clean, $problem ) = Hadaya_Channels::clean( $type, $value );
			if ( '' !== $problem ) {
				$this->leave( $name . ': ' . $title, $value . ' – ' . $problem );
				continue;
			}
			$agents[] = array(
				'name'  => '' === $title ? $clean : $title,
				'value' => $clean,
				'image' => Hadaya_Chaty_Data::picture( $agent, 'image_id' ),
			);
		}
		if ( array() === $agents ) {
			return null;
		}
		$own = array(
			'team'       => true,
			'team_title' => Hadaya_Chaty_Data::text_of( $given, 'agent_header_text' ),
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
	private function check( array $channel, $name ) {
		$validator = new Hadaya_Validator();
		$fields    = Hadaya_Channel_Schema::fields();
		$validator->clean( Hadaya_Channel_Schema::complete( $channel ), Hadaya_Schema::group( $fields ), '' );
		foreach ( $validator->errors() as $path => $problem ) {
			$field = (string) strtok( $path, '.' );
			if ( 'value' === $field || 'agents' === $field ) {
				$this->leave( $name, ( isset( $channel['value'] ) ? $channel['value'] . ' – ' : '' ) . $problem );
				return null;
			}
			unset( $channel[ $field ] );
			$this->leave( $name . ': ' . $fields[ $field ]['title'], $problem );
		}
		return $channel;
	}
}
