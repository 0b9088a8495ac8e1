<?php
/**
 * Widget of a request.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the widget that a visitor's browser names, and provides the public names of widgets.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class CalledWidget {

	private Widget $widget;
	private Channels $channels;

	public function __construct( Widget $widget, Channels $channels ) {
		$this->widget   = $widget;
		$this->channels = $channels;
	}

	/**
	 * The widget that a request names, if it is enabled.
	 *
	 * @param string $given Public name as posted; empty for the first.
	 * @return WidgetSettings|null
	 */
	public function find( string $given ): ?array {
		foreach ( $this->widget->switched_on() as $widget ) {
			if ( ( '' === $given ? '0' : $given ) === self::public_id( $widget ) ) {
				return $widget;
			}
		}
		return null;
	}

	/**
	 * Public name of a widget, as the contact plugin numbers its own: `0`, `_1`, `_2`.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return string
	 */
	public static function public_id( array $widget ): string {
		return 0 === $widget['id'] ? '0' : '_' . $widget['id'];
	}

	/**
	 * Slugs of a widget's channels, including the form.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return string[]
	 */
	public function channel_slugs( array $widget ): array {
		return array_merge( $this->channels->slugs( $widget['channels'] ), $this->widget->has_form( $widget ) ? array( 'Contact_Us' ) : array() );
	}
}
