<?php
/**
 * Contact links without scripts.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Assets\Islands;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the channels of our contact widget, or of the contact plugin that it replaces, as plain links for visitors
 * without JavaScript.
 */
final class ContactLinks {

	private Options $options;

	private ContactWidgets $contact_widgets;
	private PrintedChannels $printed_channels;
	private Islands $islands;

	public function __construct( Options $options, ContactWidgets $contact_widgets, PrintedChannels $printed_channels, Islands $islands ) {
		$this->printed_channels = $printed_channels;
		$this->islands          = $islands;
		$this->options          = $options;
		$this->contact_widgets  = $contact_widgets;
	}

	/**
	 * Prints the links, each address once.
	 */
	public function print_fallback(): void {
		$links = '';
		foreach ( $this->fallback_records() as $record ) {
			// WhatsApp's web address only works on computers, and a channel without an address needs a script.
			$url = preg_replace( '#^https://web\.whatsapp\.com/send/?\?phone=(\d+)#', 'https://wa.me/$1', $record['url'] );
			$url = '#' === $url ? '' : esc_url( $url );
			if ( '' !== $url && false === strpos( $links, 'href="' . $url . '"' ) ) {
				$links .= sprintf( '<a href="%1$s" rel="noopener">%2$s</a> ', $url, esc_html( $record['hover_text'] ) );
			}
		}
		if ( '' !== $links ) {
			echo '<noscript><p class="hadaya-contact-fallback">' . $links . '</p></noscript>' . "\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Built from escaped parts above.
		}
	}

	/**
	 * Channels with `url` and `hover_text`: those of our widget, or those localised by the contact plugin.
	 *
	 * @return list<array{url: string, hover_text: string, ...}>
	 */
	private function fallback_records(): array {
		if ( $this->contact_widgets->is_active() ) {
			return $this->printed_channels->links( Widget::channels_of( $this->contact_widgets->shown_here() ) );
		}
		return $this->options->is_island_on( 'contact-widget' ) ? $this->localised_channels() : array();
	}

	/**
	 * The channels of all widgets that the contact plugin shows on this page.
	 *
	 * @return list<array{url: string, hover_text: string, ...}>
	 */
	private function localised_channels(): array {
		$islands = $this->islands->all();
		$found   = array();
		foreach ( $islands['contact-widget']['scripts'] as $handle ) {
			$data = wp_script_is( $handle, 'enqueued' ) ? (string) wp_scripts()->get_data( $handle, 'data' ) : '';
			if ( 1 !== preg_match( '/^var chaty_settings\s*=\s*(\{.*\});?\s*$/m', $data, $match ) ) {
				continue;
			}
			$settings = json_decode( $match[1], true );
			$widgets  = isset( $settings['chaty_widgets'] ) ? (array) $settings['chaty_widgets'] : array();
			foreach ( $widgets as $widget ) {
				$channels = is_array( $widget ) && isset( $widget['channels'] ) ? (array) $widget['channels'] : array();
				foreach ( $channels as $channel ) {
					if ( isset( $channel['url'], $channel['hover_text'] ) && is_string( $channel['url'] ) && is_string( $channel['hover_text'] ) ) {
						$found[] = $channel;
					}
				}
			}
		}
		return $found;
	}
}
