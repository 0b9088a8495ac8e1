<?php
/**
 * Default values for the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\OwnerSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Provides the default values for our own contact widget.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type ChannelSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type CommonSettings from \Hadaya\Settings\Schema\SettingsSchema
 * @phpstan-import-type FormItem from \Hadaya\Settings\Schema\SettingsSchema
 */
final class WidgetDefaults {

	/**
	 * Default values for a widget's own form. Values from the shared form replace empty ones.
	 */
	const OWN_FORM = array(
		'title'   => '',
		'items'   => array(),
		'button'  => '',
		'success' => '',
		'mail_to' => '',
	);

	private OwnerSchema $owner_schema;
	private FormDefaults $form_defaults;

	public function __construct( OwnerSchema $owner_schema, FormDefaults $form_defaults ) {
		$this->owner_schema  = $owner_schema;
		$this->form_defaults = $form_defaults;
	}

	/**
	 * Returns the settings of a new widget, with an empty custom form.
	 *
	 * @return WidgetSettings
	 */
	public function fresh(): array {
		return $this->owner_schema->fresh( 'widget' ) + array(
			'own_form' => false,
			'own'      => self::OWN_FORM,
		);
	}

	/**
	 * Returns the settings shared by all widgets, with missing values filled in.
	 *
	 * @param array<string, mixed> $stored Stored settings.
	 * @return CommonSettings
	 */
	public function complete_common( array $stored ): array {
		return array_merge( array( 'languages' => array() ), $this->owner_schema->fresh( 'common' ), $stored );
	}

	/**
	 * Returns all widgets with missing values filled in, or a new widget if there is none.
	 *
	 * @param array<int|string, mixed> $stored Stored widgets.
	 * @return list<WidgetSettings>
	 */
	public function complete_all( array $stored ): array {
		$kept = array_filter( $stored, 'is_array' );
		return array_map( array( $this, 'complete' ), array() === $kept ? array( array() ) : array_values( $kept ) );
	}

	/**
	 * Returns a widget with missing values filled in, including those of its groups, custom form and channels.
	 *
	 * @param array<string, mixed> $widget Stored widget.
	 * @return WidgetSettings
	 */
	private function complete( array $widget ): array {
		$all    = $this->fresh();
		$widget = array_merge( $all, $widget );
		foreach ( array( 'hours', 'chat', 'attention', 'dates', 'countries', 'traffic', 'own' ) as $name ) {
			$widget[ $name ] = is_array( $widget[ $name ] ) ? array_merge( $all[ $name ], $widget[ $name ] ) : $all[ $name ];
		}
		$widget['own'] = $this->complete_own( $widget['own'] );
		$channels      = array_filter( (array) $widget['channels'], 'is_array' );

		$widget['channels'] = array_map( array( $this, 'complete_channel' ), array_values( $channels ) );
		return $widget;
	}

	/**
	 * Returns a widget's custom form with missing values filled in.
	 *
	 * @param array<string, mixed> $own Stored parts.
	 * @return array{title: string, items: list<FormItem>, button: string, success: string, mail_to: string}
	 */
	private function complete_own( array $own ): array {
		$own   = array_merge( self::OWN_FORM, $own );
		$items = array_values( array_filter( (array) $own['items'], 'is_array' ) );

		$own['items'] = array_map( array( $this->form_defaults, 'complete_item' ), $items );
		return $own;
	}

	/**
	 * Returns a channel with missing values filled in, including those of its agents.
	 *
	 * @param array<string, mixed> $channel Stored channel.
	 * @return ChannelSettings
	 */
	public function complete_channel( array $channel ): array {
		$whole = array_merge( $this->owner_schema->fresh_item( 'widget', array( 'channels' ) ), array( 'channel' => '' ), $channel );
		$agent = $this->owner_schema->fresh_item( 'widget', array( 'channels', 'agents' ) );
		foreach ( $whole['agents'] as $index => $given ) {
			$whole['agents'][ $index ] = array_merge( $agent, $given );
		}
		return $whole;
	}
}
