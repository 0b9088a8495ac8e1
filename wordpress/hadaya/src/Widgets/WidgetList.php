<?php
/**
 * Changes to the list of contact widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

defined( 'ABSPATH' ) || exit;

/**
 * Adds, updates and numbers widgets. An id never changes and is never reused, because visitors' browsers, totals and
 * nonces refer to it.
 *
 * @phpstan-import-type WidgetSettings from \Hadaya\Settings\Schema\SettingsSchema
 */
final class WidgetList {

	private WidgetDefaults $widget_defaults;
	private WidgetSchema $widget_schema;

	public function __construct( WidgetDefaults $widget_defaults, WidgetSchema $widget_schema ) {
		$this->widget_defaults = $widget_defaults;
		$this->widget_schema   = $widget_schema;
	}

	/**
	 * Returns a widget without settings that the schema does not describe, such as those from another version of the plugin.
	 *
	 * @param WidgetSettings $widget Settings of the widget.
	 * @return WidgetSettings
	 */
	public function known( array $widget ): array {
		return array_intersect_key( $widget, $this->widget_schema->all()['items']['properties'] );
	}

	/**
	 * Returns a new widget with the placeholder id -1, which `fill()` replaces.
	 *
	 * @return WidgetSettings
	 */
	public function fresh(): array {
		return array_merge( $this->known( $this->widget_defaults->fresh() ), array( 'id' => -1 ) );
	}

	/**
	 * Returns the given widgets with missing values filled in from the current widget with the same id. New widgets get default values and an id.
	 *
	 * @param list<WidgetSettings>       $present Current widgets.
	 * @param list<mixed>                $given   Given list.
	 * @param list<array<string, mixed>> $states  Current and earlier stored settings.
	 * @return list<mixed>
	 */
	public function fill( array $present, array $given, array $states ): array {
		$next = $this->next_id( $states );
		$left = array_column( $present, null, 'id' );
		foreach ( $given as $index => $widget ) {
			if ( ! is_array( $widget ) ) {
				continue;
			}
			$id = isset( $widget['id'] ) && is_int( $widget['id'] ) ? $widget['id'] : -1;
			if ( isset( $left[ $id ] ) ) {
				$given[ $index ] = array_merge( $left[ $id ], $widget );
				unset( $left[ $id ] );
			} else {
				$given[ $index ] = array_merge( $this->fresh(), $widget, array( 'id' => $next ) );
				++$next;
			}
		}
		return $given;
	}

	/**
	 * Returns the current widgets followed by the added ones. An added widget replaces a current widget of the same name, or else a widget that was
	 * never set up.
	 *
	 * @param list<WidgetSettings>       $present Current widgets.
	 * @param list<array<string, mixed>> $others  Added widgets, without ids.
	 * @return list<array{id?: int, ...}> A list for `fill()`.
	 */
	public static function add( array $present, array $others ): array {
		$list  = array();
		$names = self::names( $present );
		$empty = array_column(
			wp_list_filter(
				$present,
				array(
					'enabled'  => false,
					'channels' => array(),
				)
			),
			'id'
		);
		foreach ( array_keys( $names ) as $id ) {
			$list[ $id ] = array( 'id' => $id );
		}
		foreach ( $others as $widget ) {
			$id = array_search( $widget['name'], $names, true );
			$id = false === $id ? array_shift( $empty ) : $id;
			if ( isset( $names[ $id ] ) ) {
				$list[ $id ] = array_merge( $widget, array( 'id' => $id ) );
				unset( $names[ $id ] );
			} else {
				$list[] = $widget;
			}
		}
		return array_values( $list );
	}

	/**
	 * Returns the sanitised widgets together with the data that another version of the plugin has stored for the same ids.
	 *
	 * @param list<array<string, mixed>> $stored Stored widgets.
	 * @param list<WidgetSettings>       $clean  Sanitised widgets.
	 * @return list<WidgetSettings>
	 */
	public static function merge( array $stored, array $clean ): array {
		$others = array_column( $stored, null, 'id' );
		foreach ( $clean as $index => $widget ) {
			$clean[ $index ] = array_merge( isset( $others[ $widget['id'] ] ) ? $others[ $widget['id'] ] : array(), $widget );
		}
		return $clean;
	}

	/**
	 * Returns the next unused id, according to the settings and their earlier revisions.
	 *
	 * @param list<array<string, mixed>> $states Stored settings.
	 * @return int
	 */
	public function next_id( array $states ): int {
		$ids = array( 0 );
		foreach ( $states as $state ) {
			$ids = array_merge( $ids, array_column( $this->widget_defaults->complete_all( (array) ( $state['widgets'] ?? array() ) ), 'id' ) );
		}
		return max( $ids ) + 1;
	}

	/**
	 * Returns the widgets' names, keyed by id.
	 *
	 * @param list<WidgetSettings> $widgets Widgets.
	 * @return string[]
	 */
	public static function names( array $widgets ): array {
		return array_column( $widgets, 'name', 'id' );
	}
}
