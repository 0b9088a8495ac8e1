<?php
/**
 * Contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * One of our contact widgets, with its defaults filled in. Immutable; `ContactWidgets` provides the site's widgets.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type PageRule from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Widget {

	/** Prefix of the nonce action, to which the widget's suffix is appended. */
	const NONCE_ACTION = 'chaty_widget_nonce';

	/** AJAX action that returns a fresh nonce. */
	const TOKEN_ACTION = 'hadaya_fresh_nonce';

	/** @var WidgetSettings */
	private array $settings;

	/**
	 * Creates a widget from its settings, in which no value may be missing.
	 *
	 * @param WidgetSettings $settings Completed settings.
	 */
	public static function from_array( array $settings ): self {
		$widget           = new self();
		$widget->settings = $settings;
		return $widget;
	}

	/** @return WidgetSettings */
	public function to_array(): array {
		return $this->settings;
	}

	public function id(): int {
		return $this->settings['id'];
	}

	public function name(): string {
		return $this->settings['name'];
	}

	/** Returns the suffix of the widget's public names, such as `_2`; empty for the first widget. */
	public function suffix(): string {
		return 0 === $this->id() ? '' : '_' . $this->id();
	}

	/** Returns the public name, numbered as in the contact plugin: `0`, `_1`, `_2`. */
	public function public_id(): string {
		return '' === $this->suffix() ? '0' : $this->suffix();
	}

	public function is_enabled(): bool {
		return ! empty( $this->settings['enabled'] );
	}

	public function is_for_admins(): bool {
		return ! empty( $this->settings['admins_only'] );
	}

	/**
	 * Checks whether a group of settings is enabled; false for an unknown group.
	 *
	 * @param string $group Group, for example `hours`.
	 */
	public function has( string $group ): bool {
		return ! empty( $this->settings[ $group ]['enabled'] );
	}

	/** @return list<PageRule> Display rules; empty for every page. */
	public function pages(): array {
		return $this->settings['pages'];
	}

	/** Returns the time zone of the opening hours. */
	public function zone(): string {
		return $this->settings['hours']['zone'];
	}

	/** Checks whether the owner turned on the form in this widget. `ContactWidgets::has_form()` also checks whether there is a form to show. */
	public function offers_form(): bool {
		return $this->settings['form'];
	}

	public function has_own_form(): bool {
		return $this->settings['own_form'];
	}

	/** @return list<Channel> */
	public function channels(): array {
		return array_map( array( Channel::class, 'from_array' ), $this->settings['channels'] );
	}

	/**
	 * Returns a copy of the widget with the given channels instead of its own.
	 *
	 * @param list<Channel> $channels Channels.
	 */
	public function with_channels( array $channels ): self {
		$settings = array( 'channels' => array_map( static fn ( Channel $channel ): array => $channel->to_array(), $channels ) );
		return self::from_array( array_merge( $this->settings, $settings ) );
	}

	/**
	 * Returns the channels of several widgets as one list.
	 *
	 * @param list<Widget> $widgets Widgets.
	 * @return list<Channel>
	 */
	public static function channels_of( array $widgets ): array {
		return array_merge( array(), ...array_map( static fn ( self $widget ): array => $widget->channels(), $widgets ) );
	}

	/**
	 * Returns the public names of the channels in order: the type, followed by a number from the second channel of the same type onwards.
	 *
	 * @return string[]
	 */
	public function slugs(): array {
		$seen  = array();
		$slugs = array();
		foreach ( $this->channels() as $channel ) {
			$type          = $channel->type();
			$seen[ $type ] = ( $seen[ $type ] ?? 0 ) + 1;
			$slugs[]       = 1 === $seen[ $type ] ? $type : $type . '_' . $seen[ $type ];
		}
		return $slugs;
	}
}
