<?php
/**
 * Target of a link to a channel.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Support\Phones;
use Hadaya\Widgets\Channel;
use Hadaya\Widgets\Channels;
use Hadaya\Widgets\ContactWidgets;
use Hadaya\Widgets\PrintedChannels;
use Hadaya\Widgets\Widget;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the channels that links may open, and the plain URL of each for visitors without JavaScript.
 */
final class ContactTarget {

	private ContactWidgets $contact_widgets;
	private Channels $channels;
	private PrintedChannels $printed_channels;

	public function __construct( ContactWidgets $contact_widgets, Channels $channels, PrintedChannels $printed_channels ) {
		$this->channels         = $channels;
		$this->printed_channels = $printed_channels;
		$this->contact_widgets  = $contact_widgets;
	}

	/**
	 * Returns the target with the given name. Unlike `all()`, this includes channels that no widget currently has. For an unknown name, returns the
	 * list of channels.
	 *
	 * @param string $name Name of the target on a page.
	 * @return string[] The target's `name` and `type`.
	 */
	public function describe( string $name ): array {
		$all = $this->all();
		foreach ( isset( $all[ $name ] ) ? array() : $this->channels->all() as $type => $channel ) {
			if ( $name === $channel['type'] ) {
				return array(
					'name' => $channel['name'],
					'type' => $type,
				);
			}
		}
		return $all[ $name ] ?? $all[''];
	}

	/**
	 * Returns all link targets, keyed by name. The empty name is the list of channels; other names are, for example, `whatsapp`, `form`, and `form-2`
	 * for the form of the widget with the id 2. Each target has its `name` and the `type` of its icon.
	 *
	 * @return array<string, array{name: string, type: string}>
	 */
	public function all(): array {
		$known = $this->channels->all();
		$found = array(
			'' => array(
				'name' => __( 'Contact us', 'hadaya' ),
				'type' => '',
			),
		);
		foreach ( $this->contact_widgets->switched_on() as $widget ) {
			foreach ( $widget->channels() as $channel ) {
				$type = $channel->type();
				if ( isset( $known[ $type ] ) ) {
					$found[ $known[ $type ]['type'] ] = array(
						'name' => $known[ $type ]['name'],
						'type' => $type,
					);
				}
			}
			if ( $this->contact_widgets->has_form( $widget ) ) {
				$is_own = $widget->has_own_form();

				$found[ $is_own ? 'form-' . $widget->id() : 'form' ] = array(
					/* translators: %s: name of a contact widget. */
					'name' => $is_own ? sprintf( __( 'Contact form: %s', 'hadaya' ), $widget->name() ) : __( 'Contact form', 'hadaya' ),
					'type' => 'Contact_Us',
				);
			}
		}
		return $found;
	}

	/**
	 * Returns the plain URL of a channel, from a widget on this page if possible. Otherwise any other widget is used, even a disabled one, so that an
	 * existing link still reaches the shop. The form and the list have no URL and use the first channel that has one.
	 *
	 * @param string $requested Name of the channel; empty for the list.
	 * @param string $number    WhatsApp number to use instead of the channel's; empty to use the channel's.
	 * @param string $message   Prefilled WhatsApp message.
	 * @return string `#contact…` if no channel has a URL.
	 */
	public function address( string $requested, string $number = '', string $message = '' ): string {
		$number = $this->asks_consent() ? '' : Phones::digits( $number );
		$url    = '' === $number ? $this->channel_address( $requested ) : 'https://wa.me/' . $number;
		if ( '' === $url ) {
			return '' === $requested ? '#contact' : '#contact-' . $requested;
		}
		$message = self::filled( $message );
		return '' !== $message && 0 === strpos( $url, 'https://wa.me/' ) ? $url . '?text=' . rawurlencode( $message ) : $url;
	}

	/**
	 * Checks whether a channel on this page requires consent before a chat. If one does, a chat with a number other than the channel's has no plain
	 * URL.
	 */
	private function asks_consent(): bool {
		$channels = Widget::channels_of( is_admin() ? array() : $this->contact_widgets->shown_here() );
		return array() !== array_filter( $channels, static fn ( Channel $channel ): bool => $channel->asks_consent() );
	}

	/**
	 * Returns the URL of the first channel of a type, or else of the first WhatsApp channel, or else of the first channel with a URL.
	 *
	 * @param string $requested Name of the channel.
	 * @return string
	 */
	private function channel_address( string $requested ): string {
		$known   = $this->channels->all();
		$here    = is_admin() ? array() : $this->contact_widgets->shown_here();
		$widgets = array_merge( $here, $this->contact_widgets->switched_on(), $this->contact_widgets->all() );
		$first   = array();
		foreach ( Widget::channels_of( $widgets ) as $channel ) {
			$type = $known[ $channel->type() ]['type'] ?? '';
			$url  = $this->printed_channels->links( array( $channel ) )[0]['url'] ?? '';
			if ( '' !== $type && '' !== $url && '#' !== $url ) {
				$first += array(
					$type => $url,
					''    => $url,
				);
			}
		}
		return $first[ $requested ] ?? $first['whatsapp'] ?? $first[''] ?? '';
	}

	/**
	 * Fills in the placeholders of a message that are available on the server, and removes the others, which are available only in the browser.
	 *
	 * @param string $message Message.
	 * @return string
	 */
	private static function filled( string $message ): string {
		if ( false === strpos( $message, '{' ) ) {
			return $message;
		}
		$page       = get_queried_object();
		$is_one     = $page instanceof \WP_Post;
		$is_product = $is_one && 'product' === $page->post_type;
		$known      = array(
			'{title}'   => $is_one ? get_the_title( $page ) : get_bloginfo( 'name' ),
			'{url}'     => $is_one ? (string) get_permalink( $page ) : home_url( '/' ),
			'{product}' => $is_product ? get_the_title( $page ) : '',
			'{sku}'     => $is_product ? (string) get_post_meta( $page->ID, '_sku', true ) : '',
		);
		return trim( (string) preg_replace( '/\{\w{1,20}\}/', '', strtr( $message, array_map( 'wp_specialchars_decode', $known ) ) ) );
	}
}
