<?php
/**
 * The contact widget of a fresh site.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Knows what our own contact widget is like until its owner decides otherwise.
 */
final class Hadaya_Widget_Defaults {

	/**
	 * When, where and how the widget of a fresh site shows.
	 *
	 * @return array
	 */
	public static function behaviour() {
		$usual = array(
			'cta_always' => false,
			'bottom'     => 25,
			'side'       => 25,
			'opens'      => 'click',
			'delay'      => 0,
			'scroll'     => 0,
			'exit'       => false,
			'pages'      => array(),
			'hours'      => array(
				'enabled' => false,
				'zone'    => wp_timezone_string(),
				'outside' => 'hide',
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
	private static function extras() {
		return array(
			'cta_color'    => '#333333',
			'cta_ground'   => '#ffffff',
			'icon'         => 'chat-base',
			'icon_image'   => '',
			'icon_color'   => '#ffffff',
			'layout'       => 'vertical',
			'close_text'   => __( 'Hide', 'hadaya' ),
			'hide_after'   => 0,
			'trigger_mode' => 'all',
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
				'unknown' => 'show',
			),
			'team'         => array(
				'away'     => 'show',
				'all_away' => 'list',
			),
		);
	}

	/**
	 * A widget with what is missing in its parts and channels filled in.
	 *
	 * @param array $widget Stored widget with every key of a fresh one.
	 * @return array
	 */
	public static function complete( array $widget ) {
		$parts = array_intersect_key( self::behaviour(), array_flip( array( 'hours', 'chat', 'attention', 'dates', 'countries', 'team' ) ) );
		foreach ( $parts as $name => $fresh ) {
			$widget[ $name ] = is_array( $widget[ $name ] ) ? array_merge( $fresh, $widget[ $name ] ) : $fresh;
		}
		$channels = array_filter( (array) $widget['channels'], 'is_array' );

		$widget['channels'] = array_map( array( 'Hadaya_Channel_Schema', 'complete' ), array_values( $channels ) );
		return $widget;
	}
}
