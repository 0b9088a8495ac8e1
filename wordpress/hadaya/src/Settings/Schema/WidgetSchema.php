<?php
/**
 * The fields of the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of our own contact widget.
 */
final class WidgetSchema {

	/**
	 * Widgets of a site at most.
	 */
	const MOST = 20;

	/**
	 * All widgets.
	 *
	 * @return array
	 */
	public static function all(): array {
		$more = array(
			'minItems' => 1,
			'maxItems' => self::MOST,
		);
		return Schema::items( __( 'Contact widgets', 'hadaya' ), Schema::group( self::fields(), __( 'Add a widget', 'hadaya' ) ), $more );
	}

	/**
	 * Every field of a widget by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	private static function fields(): array {
		$usual = array(
			'id'         => array_merge( Schema::number( '', 0, 9999 ), array( 'isHidden' => true ) ),
			'name'       => Schema::text( __( 'Name of the widget, for you alone', 'hadaya' ), 'required' ),
			'enabled'    => Schema::flag( __( 'Show the contact widget in the shop', 'hadaya' ) ),
			'admins_only' => array_merge( Schema::flag( __( 'Only administrators see it, to try it out', 'hadaya' ) ), array( 'isHidden' => true ) ),
			'channels'   => Schema::items( __( 'Channels', 'hadaya' ), Schema::group( ChannelSchema::fields(), __( 'Add a channel', 'hadaya' ) ) ),
			'form'       => Schema::flag( __( 'With the contact form', 'hadaya' ), true ),
			'cta_text'   => Schema::text( __( 'Text beside the button', 'hadaya' ) ),
			'cta_always' => Schema::flag( __( 'Keep that text after the first click', 'hadaya' ) ),
			'color'      => Schema::text( __( 'Colour', 'hadaya' ), 'hex-color' ),
			'size'       => Schema::number( __( 'Size in pixels', 'hadaya' ), 44, 94 ),
			'position'   => array_merge(
				Schema::choice(
					__( 'Position', 'hadaya' ),
					array(
						'right' => __( 'Right', 'hadaya' ),
						'left'  => __( 'Left', 'hadaya' ),
					)
				),
				array( 'description' => __( 'Two widgets on one page need different corners, or one of them more pixels from the bottom.', 'hadaya' ) )
			),
			'bottom'     => Schema::number( __( 'Pixels from the bottom', 'hadaya' ), 0, 500 ),
			'side'       => Schema::number( __( 'Pixels from the side', 'hadaya' ), 0, 500 ),
			'opens'      => Schema::choice(
				__( 'The channels open', 'hadaya' ),
				array(
					'click' => __( 'at a click', 'hadaya' ),
					'hover' => __( 'when the mouse comes near', 'hadaya' ),
					'open'  => __( 'at once', 'hadaya' ),
				)
			),
			'closable'   => Schema::when( Schema::flag( __( 'With a button that closes them', 'hadaya' ), true ), 'opens', array( 'open' ) ),
			'devices'    => Schema::choice(
				__( 'Shown on', 'hadaya' ),
				array(
					'all'     => __( 'phones and computers', 'hadaya' ),
					'mobile'  => __( 'phones alone', 'hadaya' ),
					'desktop' => __( 'computers alone', 'hadaya' ),
				)
			),
			'hours'      => self::hours(),
			'delay'      => Schema::number( __( 'Show after … seconds', 'hadaya' ), 0, 3600 ),
			'scroll'     => Schema::number( __( 'Show after … percent of the page were scrolled', 'hadaya' ), 0, 100 ),
			'exit'       => Schema::flag( __( 'Show when the visitor is about to leave', 'hadaya' ) ),
			'pages'      => Schema::items( __( 'Pages (none: every page)', 'hadaya' ), Schema::group( self::page(), __( 'Add a page rule', 'hadaya' ) ) ),
		);
		return $usual + array_map( array( Schema::class, 'rare' ), WidgetExtras::fields() );
	}

	/**
	 * What all widgets of a page share.
	 *
	 * @return array[]
	 */
	public static function common(): array {
		return array(
			'tracking'     => Schema::flag( __( 'Count views and clicks (totals by day, no visitor is recorded)', 'hadaya' ) ),
			'outside'      => Schema::choice(
				__( 'Outside of the opening hours', 'hadaya' ),
				array(
					'hide'   => __( 'the widget is hidden', 'hadaya' ),
					'status' => __( 'the widget stays and says when you are back', 'hadaya' ),
				)
			),
			'trigger_mode' => Schema::choice(
				__( 'Seconds, scrolling and leaving', 'hadaya' ),
				array(
					'all' => __( 'all of them must have come', 'hadaya' ),
					'any' => __( 'the first of them is enough', 'hadaya' ),
				)
			),
			'unknown'      => array_merge(
				Schema::choice(
					__( 'When the country is not known', 'hadaya' ),
					array(
						'show' => __( 'the widget shows', 'hadaya' ),
						'hide' => __( 'the widget is hidden', 'hadaya' ),
					)
				),
				array( 'description' => __( 'The visitor’s browser asks Cloudflare for the country, after consent where your shop asks for it.', 'hadaya' ) )
			),
			'away'         => Schema::choice(
				__( 'Somebody outside their working hours', 'hadaya' ),
				array(
					'show' => __( 'stays, with the hour of return', 'hadaya' ),
					'hide' => __( 'is left out', 'hadaya' ),
				)
			),
			'all_away'     => Schema::choice(
				__( 'When nobody is there, first comes', 'hadaya' ),
				array(
					'list' => __( 'the list of people', 'hadaya' ),
					'form' => __( 'the contact form', 'hadaya' ),
				)
			),
			'zone'         => Schema::text( __( 'Time zone of working hours', 'hadaya' ), 'zone', __( 'For example Asia/Muscat.', 'hadaya' ) ),
		);
	}

	/**
	 * Names of the weekdays by number, 0 for Sunday.
	 *
	 * @return string[]
	 */
	public static function days(): array {
		return array( __( 'Sunday', 'hadaya' ), __( 'Monday', 'hadaya' ), __( 'Tuesday', 'hadaya' ), __( 'Wednesday', 'hadaya' ), __( 'Thursday', 'hadaya' ), __( 'Friday', 'hadaya' ), __( 'Saturday', 'hadaya' ) );
	}

	/**
	 * Hours of some days.
	 *
	 * @return array[]
	 */
	public static function hours_line(): array {
		return array(
			'days'  => Schema::items(
				__( 'Days', 'hadaya' ),
				Schema::choice( '', self::days() ),
				array(
					'minItems' => 1,
					'default'  => array( '0', '1', '2', '3', '4' ),
				)
			),
			'start' => array_merge( Schema::text( __( 'From', 'hadaya' ), 'time' ), array( 'default' => '09:00' ) ),
			'end'   => array_merge( Schema::text( __( 'Until', 'hadaya' ), 'time' ), array( 'default' => '18:00' ) ),
		);
	}

	/**
	 * The opening hours.
	 *
	 * @return array
	 */
	private static function hours(): array {
		$on = array( true );
		return Schema::group(
			array(
				'enabled' => Schema::flag( __( 'Only within opening hours', 'hadaya' ) ),
				'lines'   => Schema::when( Schema::items( __( 'Hours', 'hadaya' ), Schema::group( self::hours_line(), __( 'Add hours', 'hadaya' ) ) ), 'enabled', $on ),
				'zone'    => Schema::when( Schema::text( __( 'Time zone', 'hadaya' ), 'zone', __( 'For example Asia/Muscat.', 'hadaya' ) ), 'enabled', $on ),
				'exceptions' => Schema::when( Schema::items( __( 'Other hours on certain days', 'hadaya' ), Schema::group( self::exception(), __( 'Add days', 'hadaya' ) ) ), 'enabled', $on ),
			),
			__( 'Opening hours', 'hadaya' )
		);
	}

	/**
	 * Days with hours of their own, such as holidays and Ramadan.
	 *
	 * @return array[]
	 */
	private static function exception(): array {
		$open = array( false );
		return array(
			'start'  => Schema::text( __( 'First day', 'hadaya' ), 'day' ),
			'end'    => array_merge( Schema::text( __( 'Last day (empty: one day)', 'hadaya' ), 'date' ), array( 'from' => 'start' ) ),
			'closed' => Schema::flag( __( 'Closed', 'hadaya' ), true ),
			'opens'  => Schema::when( array_merge( Schema::text( __( 'From', 'hadaya' ), 'time' ), array( 'default' => '10:00' ) ), 'closed', $open ),
			'closes' => Schema::when( array_merge( Schema::text( __( 'Until', 'hadaya' ), 'time' ), array( 'default' => '14:00' ) ), 'closed', $open ),
		);
	}

	/**
	 * One page rule.
	 *
	 * @return array[]
	 */
	private static function page(): array {
		return array(
			'show'  => Schema::choice(
				__( 'The widget is', 'hadaya' ),
				array(
					'show' => __( 'shown', 'hadaya' ),
					'hide' => __( 'hidden', 'hadaya' ),
				)
			),
			'rule'  => Schema::choice(
				__( 'on', 'hadaya' ),
				array(
					'contains' => __( 'addresses that contain', 'hadaya' ),
					'starts'   => __( 'addresses that begin with', 'hadaya' ),
					'exact'    => __( 'the address', 'hadaya' ),
					'front'    => __( 'the front page', 'hadaya' ),
					'product'  => __( 'pages of one product', 'hadaya' ),
					'category' => __( 'pages of product categories', 'hadaya' ),
				)
			),
			'value' => Schema::when( Schema::text( __( 'Address, for example /shop/', 'hadaya' ), 'page' ), 'rule', array( 'contains', 'starts', 'exact' ) ),
		);
	}
}
