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
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class ContactSettings {

	private Options $options;
	private Widget $widget;
	private Channels $channels;

	/** @var \Closure Gives the `PrintedWidgets`, which a page without a widget does not need. */
	private \Closure $printed_widgets;

	public function __construct( Options $options, Widget $widget, Channels $channels, \Closure $printed_widgets ) {
		$this->options         = $options;
		$this->widget          = $widget;
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
		$widgets = $this->widget->switched_on();
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
		$shown = $this->widget->shown_here();
		if ( array() !== $shown ) {
			$own += ( $this->printed_widgets )()->settings( $this->widget, $shown );
		}
		$settings['contact'] = array_merge( $own, $contact );
		return $settings;
	}

	/**
	 * Checks whether a channel of one of the widgets has agents.
	 *
	 * @param list<WidgetSettings> $widgets Widgets.
	 * @return bool
	 */
	private static function any_has_people( array $widgets ): bool {
		$channels = array_merge( array(), ...array_column( $widgets, 'channels' ) );
		return array() !== array_filter( array_column( $channels, 'agents' ) );
	}

	/**
	 * Checks whether one of the widgets has a group enabled.
	 *
	 * @param list<WidgetSettings> $widgets Widgets.
	 * @param string               $group   Group.
	 * @return bool
	 */
	private static function any_has( array $widgets, string $group ): bool {
		return in_array( true, array_column( array_column( $widgets, $group ), 'enabled' ), true );
	}
}
