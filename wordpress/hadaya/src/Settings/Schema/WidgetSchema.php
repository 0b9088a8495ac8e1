<?php
/**
 * The fields of the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of our own contact widgets, as they stand in `owner.json`.
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
	public static function fields(): array {
		$fields = OwnerSchema::fields( 'widget' );

		$fields['channels']['items']['properties'] = ChannelSchema::with_known_types( $fields['channels']['items']['properties'] );
		return $fields + FormSchema::of_widget();
	}

	/**
	 * What all widgets of a page share.
	 *
	 * @return array[]
	 */
	public static function common(): array {
		return OwnerSchema::fields( 'common' );
	}

	/**
	 * Names of the weekdays by number, 0 for Sunday.
	 *
	 * @return string[]
	 */
	public static function days(): array {
		$fields = OwnerSchema::fields( 'widget' );
		return $fields['hours']['properties']['lines']['items']['properties']['days']['items']['enumNames'];
	}

	/**
	 * Names of the ways to come to the shop.
	 *
	 * @return string[]
	 */
	public static function sources(): array {
		$choice = OwnerSchema::fields( 'widget' )['traffic']['properties']['sources']['items'];
		return array_combine( $choice['enum'], $choice['enumNames'] );
	}
}
