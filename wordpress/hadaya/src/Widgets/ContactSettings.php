<?php
/**
 * Contact widgets on a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Assets\Islands;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the site's widgets and their shared rules to `window.hadaya.settings.contact`. Prints their channels, or the replaced contact plugin's, as
 * plain links for visitors without JavaScript.
 */
final class ContactSettings {

	private Options $options;
	private ContactWidgets $contact_widgets;
	private Channels $channels;
	private PrintedChannels $printed_channels;
	private Islands $islands;

	/** @var \Closure Gives the `PrintedWidgets`, which a page without a widget does not need. */
	private \Closure $printed_widgets;

	public function __construct(
		Options $options,
		ContactWidgets $contact_widgets,
		Channels $channels,
		PrintedChannels $printed_channels,
		Islands $islands,
		\Closure $printed_widgets
	) {
		$this->printed_channels = $printed_channels;
		$this->islands          = $islands;
		$this->options          = $options;
		$this->contact_widgets  = $contact_widgets;
		$this->channels         = $channels;
		$this->printed_widgets  = $printed_widgets;
	}

	/**
	 * Adds this page's widgets, and the settings that all widgets share, to the group `contact`. Existing values in the group take precedence.
	 *
	 * @param array<string, mixed> $settings Settings by island.
	 * @return array<string, mixed>
	 */
	public function add( $settings ): array {
		$widgets = $this->contact_widgets->switched_on();
		if ( array() === $widgets ) {
			return $settings;
		}
		$contact = isset( $settings['contact'] ) && is_array( $settings['contact'] ) ? $settings['contact'] : array();
		$common  = $this->options->common();
		$own     = array( 'refreshToken' => true );
		if ( self::any_has( $widgets, 'hours' ) ) {
			$own['hoursMode'] = $common['outside'];
		}
		if ( self::any_has( $widgets, 'countries' ) ) {
			$own['countryFallback'] = $common['unknown'];
		}
		if ( ! $common['drafts'] ) {
			$own['keepDraft'] = false;
		}
		if ( 'any' === $common['trigger_mode'] ) {
			$own['triggerMode'] = 'any';
		}
		if ( self::any_has_people( $widgets ) ) {
			$own += array_filter( array( 'agentHours' => WorkingHours::hours( $this->channels, $widgets, $common ) ) );
		}
		$shown = $this->contact_widgets->shown_here();
		if ( array() !== $shown ) {
			$own += ( $this->printed_widgets )()->settings( $shown );
		}
		$settings['contact'] = array_merge( $own, $contact );
		return $settings;
	}

	/**
	 * Checks whether any channel of the given widgets has agents, even if the owner has turned them off.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @return bool
	 */
	private static function any_has_people( array $widgets ): bool {
		return array() !== array_filter( Widget::channels_of( $widgets ), static fn ( Channel $channel ): bool => array() !== $channel->agents() );
	}

	/**
	 * Checks whether a group of settings is enabled in any of the given widgets.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @param string       $group   Group.
	 * @return bool
	 */
	private static function any_has( array $widgets, string $group ): bool {
		return array() !== array_filter( $widgets, static fn ( Widget $widget ): bool => $widget->has( $group ) );
	}

	/**
	 * Prints the channels as links, each URL once.
	 */
	public function print_fallback(): void {
		$links = '';
		foreach ( $this->fallback_records() as $record ) {
			// WhatsApp's web URL works only on computers, so it is converted. A channel without a URL needs a script, so it is left out.
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
	 * Returns the channels for the plain links, with `url` and `hover_text`: those of our widgets, or those that the contact plugin localised.
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
	 * Reads the channels of all widgets from the settings that the contact plugin has localised on this page.
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
