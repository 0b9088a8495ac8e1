<?php
/**
 * The contact widget of a fresh site.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\OwnerSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what our own contact widget is like until its owner decides otherwise.
 */
final class WidgetDefaults {

	/**
	 * A widget as it begins.
	 *
	 * @return array
	 */
	public static function fresh(): array {
		return OwnerSchema::fresh( 'widget' ) + array(
			'own_form' => false,
			'own'      => FormDefaults::OWN,
		);
	}

	/**
	 * What all widgets of a page share, on a fresh site: the contact widget reads it once for the page.
	 *
	 * @return array
	 */
	private static function common(): array {
		return OwnerSchema::fresh( 'common' );
	}

	/**
	 * The shared settings with what is missing filled in. Older versions had one widget, and kept them with it.
	 *
	 * @param array $stored What is kept.
	 * @return array
	 */
	public static function complete_common( array $stored ): array {
		if ( isset( $stored['common'] ) && is_array( $stored['common'] ) ) {
			return array_merge( self::common(), $stored['common'] );
		}
		$older = isset( $stored['widget'] ) && is_array( $stored['widget'] ) ? $stored['widget'] : array();
		$parts = array( $older );
		foreach ( array( 'hours', 'countries', 'team' ) as $name ) {
			$parts[] = isset( $older[ $name ] ) && is_array( $older[ $name ] ) ? $older[ $name ] : array();
		}
		return array_merge( self::common(), array_intersect_key( array_merge( ...$parts ), self::common() ) );
	}

	/**
	 * Every widget with what is missing filled in. Older versions had one; its settings become those of the first.
	 *
	 * @param array $stored What is kept.
	 * @return array[]
	 */
	public static function complete_all( array $stored ): array {
		$kept = isset( $stored['widgets'] ) && is_array( $stored['widgets'] ) ? array_filter( $stored['widgets'], 'is_array' ) : array();
		if ( array() === $kept ) {
			$kept = array( isset( $stored['widget'] ) && is_array( $stored['widget'] ) ? $stored['widget'] : array() );
		}
		return array_map( array( __CLASS__, 'complete' ), array_values( $kept ) );
	}

	/**
	 * A widget with what is missing in it, its parts and its channels filled in.
	 *
	 * @param array $widget Stored widget.
	 * @return array
	 */
	private static function complete( array $widget ): array {
		$all    = self::fresh();
		$widget = array_merge( $all, $widget );
		foreach ( array( 'hours', 'chat', 'attention', 'dates', 'countries', 'traffic', 'own' ) as $name ) {
			$widget[ $name ] = is_array( $widget[ $name ] ) ? array_merge( $all[ $name ], $widget[ $name ] ) : $all[ $name ];
		}
		$widget['own'] = FormDefaults::complete_own( $widget['own'] );
		$channels      = array_filter( (array) $widget['channels'], 'is_array' );

		$widget['channels'] = array_map( array( __CLASS__, 'complete_channel' ), array_values( $channels ) );
		return $widget;
	}

	/**
	 * A channel with what is missing filled in.
	 *
	 * @param array $channel Stored channel.
	 * @return array
	 */
	public static function complete_channel( array $channel ): array {
		$whole = array_merge( OwnerSchema::fresh_item( 'widget', array( 'channels' ) ), array( 'channel' => '' ), $channel );
		$agent = OwnerSchema::fresh_item( 'widget', array( 'channels', 'agents' ) );
		foreach ( $whole['agents'] as $index => $given ) {
			$whole['agents'][ $index ] = array_merge( $agent, $given );
		}
		return $whole;
	}
}
