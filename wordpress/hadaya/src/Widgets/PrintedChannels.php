<?php
/**
 * A contact widget's channels as printed on pages.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\PublicSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Converts channels to the format that pages print. The contact widget itself defines the icon, colour and URL of each type.
 *
 * @phpstan-type PrintedChannel array{type: string, label: string, value?: string, url?: string, agents?: list<array{name: string, value: string, ...}>, ...}
 * @phpstan-import-type ChannelSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type ChannelType from Channels
 */
final class PrintedChannels {

	private Channels $channels;
	private PublicSchema $public_schema;

	public function __construct( Channels $channels, PublicSchema $public_schema ) {
		$this->channels      = $channels;
		$this->public_schema = $public_schema;
	}

	/**
	 * Returns a widget's printed channels. Channels of unknown types are left out.
	 *
	 * @param list<Channel> $channels Channels.
	 * @return list<PrintedChannel>
	 */
	public function all( array $channels ): array {
		$known   = $this->channels->all();
		$printed = array();
		foreach ( $channels as $channel ) {
			if ( isset( $known[ $channel->type() ] ) ) {
				$printed[] = $this->channel( $channel, $known[ $channel->type() ] );
			}
		}
		return $printed;
	}

	/**
	 * Returns a channel as printed: type, label, its agents or its value, and all other settings that differ from the defaults.
	 *
	 * @param Channel     $channel Channel.
	 * @param ChannelType $known   Data of its type.
	 * @return PrintedChannel
	 */
	private function channel( Channel $channel, array $known ): array {
		$stored = $channel->to_array();
		$type   = $channel->type();
		$more   = array(
			'type'  => $known['type'],
			'label' => '' === $channel->label() ? $known['name'] : $channel->label(),
		);
		if ( $this->channels->has_people( $channel ) ) {
			$more += array( 'agents' => $this->agents( $stored ) ) + $this->public_schema->printed( 'team', $stored );
		} else {
			$more['value'] = $this->channels->plain( $type, $channel->value() );
		}
		if ( $stored['popup'] && 'Whatsapp' === $type ) {
			$more += $this->popup( $stored );
		}
		if ( $channel->asks_consent() ) {
			$more += $this->public_schema->printed( 'consent', array( 'popup_consent_page' => $channel->consent_page() ) + $stored );
		}
		if ( '' !== $stored['qr_image'] && 'WeChat' === $type ) {
			$stored['qr_title'] = '' === $stored['qr_title'] ? __( 'Scan the QR code', 'hadaya' ) : $stored['qr_title'];

			$more += $this->public_schema->printed( 'qr', $stored );
		}
		if ( isset( $known['svg'] ) ) {
			$more += self::foreign( $stored, $known );
		}
		// Omits values that `$more` already contains, and the colour unless the owner chose one, because the type's colour is the default.
		unset( $stored['value'], $stored['label'], $stored['popup'], $stored['popup_open'] );
		if ( ! $stored['own_color'] ) {
			unset( $stored['color'] );
		}
		return $more + $this->public_schema->printed( 'channel', $stored );
	}

	/**
	 * Returns the URL, icon and colour of a channel type that another plugin has added.
	 *
	 * @param ChannelSettings $stored Stored channel.
	 * @param ChannelType     $known  Data for its channel type.
	 * @return array{url: string, svg?: string, color?: string}
	 */
	private static function foreign( array $stored, array $known ): array {
		$look = array(
			'svg'   => '' === $stored['image'] ? $known['svg'] : '',
			'color' => $stored['own_color'] ? $stored['color'] : $known['color'],
		);
		return array( 'url' => self::address( $stored['value'], $known ) ) + array_filter( $look );
	}

	/**
	 * Returns a value that is a URL unchanged; otherwise inserts the value into the type's link.
	 *
	 * @param string      $value Plain value.
	 * @param ChannelType $known Data of the channel's type.
	 * @return string
	 */
	private static function address( string $value, array $known ): string {
		return 1 === preg_match( '#^https?://#', $value ) ? $value : str_replace( '%s', $value, $known['link'] );
	}

	/**
	 * Returns the printed settings of the WhatsApp chat popup, with the welcome message as HTML.
	 *
	 * @param ChannelSettings $stored Stored channel.
	 * @return array{popup: bool, popupOpen?: bool, ...}
	 */
	private function popup( array $stored ): array {
		$stored['popup_welcome'] = nl2br( esc_html( $stored['popup_welcome'] ) );
		return array_filter(
			array(
				'popup'     => true,
				'popupOpen' => $stored['popup_open'],
			)
		) + $this->public_schema->printed( 'popup', $stored );
	}

	/**
	 * Returns a channel's agents as printed. They share the channel's setting for WhatsApp Web.
	 *
	 * @param ChannelSettings $stored Stored channel.
	 * @return list<array{name: string, value: string, ...}>
	 */
	private function agents( array $stored ): array {
		$agents = array();
		foreach ( $stored['agents'] as $agent ) {
			$agent['value'] = $this->channels->plain( $stored['channel'], $agent['value'] );
			$agent['web']   = $stored['web'];
			$agents[]       = $this->public_schema->printed( 'agent', $agent );
		}
		return $agents;
	}

	/**
	 * Returns a link for each channel, for visitors without JavaScript. Leaves out unknown types and chats that require consent.
	 *
	 * @param list<Channel> $channels Channels.
	 * @return list<array{url: string, hover_text: string}> Each with `url` and `hover_text`.
	 */
	public function links( array $channels ): array {
		$known = $this->channels->all();
		$links = array();
		foreach ( $channels as $channel ) {
			if ( ! isset( $known[ $channel->type() ] ) || $channel->asks_consent() ) {
				continue;
			}
			$type    = $known[ $channel->type() ];
			$value   = $this->channels->has_people( $channel ) ? $channel->agents()[0]['value'] : $channel->value();
			$value   = $this->channels->plain( $channel->type(), $value );
			$links[] = array(
				'url'        => self::address( $value, $type ),
				'hover_text' => '' === $channel->label() ? $type['name'] : $channel->label(),
			);
		}
		return $links;
	}
}
