<?php
/**
 * Our own contact widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Access;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Knows our own contact widgets, which are those of sites without a contact plugin. `PageWidgets` puts them on pages.
 */
final class Widget {

	/**
	 * Action of the nonce; the index of the widget follows it, and the first index is empty.
	 */
	const NONCE_ACTION = 'chaty_widget_nonce';

	/**
	 * Ajax action that answers a fresh nonce.
	 */
	const TOKEN_ACTION = 'hadaya_fresh_nonce';

	private Options $options;
	private Access $access;
	private FormDefaults $form_defaults;
	private Channels $channels;

	public function __construct( Options $options, Access $access, FormDefaults $form_defaults, Channels $channels ) {
		$this->options       = $options;
		$this->access        = $access;
		$this->form_defaults = $form_defaults;
		$this->channels      = $channels;
	}

	/**
	 * Whether a widget of ours is the site's contact widget: switched on, and no contact plugin is there.
	 *
	 * @return bool
	 */
	public function is_active(): bool {
		return array() !== $this->switched_on();
	}

	/**
	 * The widgets that are switched on for the present visitor, where ours are the site's.
	 *
	 * @return array[]
	 */
	public function switched_on(): array {
		$is_ours = $this->options->is_island_on( 'contact-widget' ) && ! self::has_contact_plugin();
		return $is_ours ? array_values( array_filter( $this->options->widgets(), array( $this, 'allows' ) ) ) : array();
	}

	/**
	 * Whether a widget is switched on for the present visitor.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return bool
	 */
	private function allows( array $widget ): bool {
		return self::is_on( $widget ) && ( empty( $widget['admins_only'] ) || $this->access->is_allowed() );
	}

	/**
	 * Whether a widget is switched on.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return bool
	 */
	public static function is_on( array $widget ): bool {
		return ! empty( $widget['enabled'] );
	}

	/**
	 * Public name of a widget, as the contact plugin numbers its own: `0`, `_1`, `_2`.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return string
	 */
	public static function public_id( array $widget ): string {
		return 0 === $widget['id'] ? '0' : '_' . $widget['id'];
	}

	/**
	 * What a widget adds to the action of its nonce: nothing for the first.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return string
	 */
	public static function index( array $widget ): string {
		return 0 === $widget['id'] ? '' : '_' . $widget['id'];
	}

	/**
	 * The widget that a call names, where it is switched on.
	 *
	 * @param string $given Public name as it was posted; empty for the first.
	 * @return array<string, mixed>|null
	 */
	public function find( string $given ): ?array {
		foreach ( $this->switched_on() as $widget ) {
			if ( ( '' === $given ? '0' : $given ) === self::public_id( $widget ) ) {
				return $widget;
			}
		}
		return null;
	}

	/**
	 * Whether the contact plugin that we stand in for is active.
	 *
	 * @return bool
	 */
	public static function has_contact_plugin(): bool {
		$found = defined( 'CHT_VERSION' ) || defined( 'CHT_FILE' ) || defined( 'CHT_PRO_VERSION' );
		/**
		 * Whether another plugin answers the contact widget's calls.
		 *
		 * @since 1.0.0
		 *
		 * @param bool $found Whether we found one.
		 */
		return (bool) apply_filters( 'hadaya_has_contact_plugin', $found );
	}

	/**
	 * The settings of a widget's form: its own, or that of all.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return array<string, mixed>
	 */
	public function form( array $widget ): array {
		return $this->form_defaults->shown( $this->options, $widget['id'] );
	}

	/**
	 * Whether a widget offers the form.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return bool
	 */
	public function has_form( array $widget ): bool {
		return $widget['form'] && ( $widget['own_form'] || $this->options->form()['enabled'] );
	}

	/**
	 * Slugs of the channels that a widget shows, the form included.
	 *
	 * @param array<string, mixed> $widget Settings of the widget.
	 * @return string[]
	 */
	public function channel_slugs( array $widget ): array {
		return array_merge( $this->channels->slugs( $widget['channels'] ), $this->has_form( $widget ) ? array( 'Contact_Us' ) : array() );
	}
}
