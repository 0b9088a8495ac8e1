<?php
/**
 * The contact widget of a fresh site.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Settings\Schema\ChannelSchema;

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
		$usual = array(
			'id'         => 0,
			'name'       => __( 'Contact widget', 'hadaya' ),
			'enabled'    => false,
			'admins_only' => false,
			'position'   => 'right',
			'color'      => '#7a5c2e',
			'size'       => 54,
			'cta_text'   => __( 'Contact us', 'hadaya' ),
			'channels'   => array(),
			'form'       => true,
			'cta_always' => false,
			'bottom'     => 25,
			'side'       => 25,
			'opens'      => 'click',
			'closable'   => true,
			'devices'    => 'all',
			'delay'      => 0,
			'scroll'     => 0,
			'exit'       => false,
			'pages'      => array(),
			'hours'      => array(
				'enabled' => false,
				'zone'    => wp_timezone_string(),
				'exceptions' => array(),
				'lines'   => array(
					array(
						'days'  => array( '0', '1', '2', '3', '4' ),
						'start' => '09:00',
						'end'   => '18:00',
					),
				),
			),
		);
		return $usual + self::extras();
	}

	/**
	 * What few owners change.
	 *
	 * @return array
	 */
	private static function extras(): array {
		return array(
			'cta_color'    => '#333333',
			'cta_ground'   => '#ffffff',
			'icon'         => 'chat-base',
			'icon_image'   => '',
			'icon_color'   => '#ffffff',
			'layout'       => 'vertical',
			'close_text'   => __( 'Hide', 'hadaya' ),
			'hide_after'   => 0,
			'font'         => '',
			'analytics'    => false,
			'css'          => '',
			'chat'         => array(
				'enabled' => false,
				'head'    => '',
				'body'    => '',
			),
			'attention'    => array(
				'effect'       => 'none',
				'badge'        => false,
				'badge_count'  => 1,
				'badge_color'  => '#ffffff',
				'badge_ground' => '#dd0000',
				'blur'         => false,
			),
			'dates'        => array(
				'enabled' => false,
				'start'   => '',
				'end'     => '',
			),
			'countries'    => array(
				'enabled' => false,
				'codes'   => array(),
			),
			'traffic'      => array(
				'enabled' => false,
				'sources' => array(),
				'sites'   => array(),
			),
		);
	}

	/**
	 * What all widgets of a page share, on a fresh site: the contact widget reads it once for the page.
	 *
	 * @return array
	 */
	private static function common(): array {
		return array(
			'tracking'     => true,
			'trigger_mode' => 'all',
			'outside'      => 'hide',
			'unknown'      => 'show',
			'away'         => 'show',
			'all_away'     => 'list',
			'zone'         => wp_timezone_string(),
		);
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
		foreach ( array( 'hours', 'chat', 'attention', 'dates', 'countries', 'traffic' ) as $name ) {
			$widget[ $name ] = is_array( $widget[ $name ] ) ? array_merge( $all[ $name ], $widget[ $name ] ) : $all[ $name ];
		}
		$channels = array_filter( (array) $widget['channels'], 'is_array' );

		$widget['channels'] = array_map( array( ChannelSchema::class, 'complete' ), array_values( $channels ) );
		return $widget;
	}
}
