<?php
/**
 * Contact widgets in the settings of the page.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the site's widgets, and the rules that they share, to `window.hadaya.settings.contact`.
 */
final class ContactSettings {

	private Options $options;
	private ContactWidgets $contact_widgets;
	private Channels $channels;

	/** @var \Closure Gives the `PrintedWidgets`, which a page without a widget does not need. */
	private \Closure $printed_widgets;

	public function __construct( Options $options, ContactWidgets $contact_widgets, Channels $channels, \Closure $printed_widgets ) {
		$this->options         = $options;
		$this->contact_widgets = $contact_widgets;
		$this->channels        = $channels;
		$this->printed_widgets = $printed_widgets;
	}

	/**
	 * Adds the widgets and their server settings to the page's settings.
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
	 * Checks whether a channel of one of the widgets has agents.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @return bool
	 */
	private static function any_has_people( array $widgets ): bool {
		return array() !== array_filter( Widget::channels_of( $widgets ), static fn ( Channel $channel ): bool => array() !== $channel->agents() );
	}

	/**
	 * Checks whether one of the widgets has a group enabled.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @param string       $group   Group.
	 * @return bool
	 */
	private static function any_has( array $widgets, string $group ): bool {
		return array() !== array_filter( $widgets, static fn ( Widget $widget ): bool => $widget->has( $group ) );
	}
}
