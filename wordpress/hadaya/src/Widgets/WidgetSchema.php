<?php
/**
 * The fields of the contact widget.
 *
 * @package Hadaya
 */

namespace Hadaya\Widgets;

use Hadaya\Languages\Languages;
use Hadaya\Languages\LanguageTag;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Settings\Schema\Schema;

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
		return Schema::items( __( 'Contact widgets', 'hadaya' ), Schema::group( self::fields(), __( 'Add widget', 'hadaya' ) ), $more );
	}

	/**
	 * Every field of a widget by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		$fields = OwnerSchema::fields( 'widget' );

		$fields['channels']['items']['properties'] = ChannelSchema::with_known_types( $fields['channels']['items']['properties'] );
		return $fields + self::form();
	}

	/**
	 * The form that a widget may have for itself. What is left empty is as in the form of all widgets.
	 *
	 * @return array[]
	 */
	private static function form(): array {
		$fields = OwnerSchema::fields( 'form' );
		$empty  = __( 'Leave empty to use the text under “Form”.', 'hadaya' );
		$own    = array(
			'title'   => Schema::text( __( 'Title', 'hadaya' ), '', $empty ),
			'items'   => array_merge(
				$fields['items'],
				array( 'description' => __( 'Without fields, the fields under “Form” are used.', 'hadaya' ) )
			),
			'button'  => Schema::text( __( 'Button text', 'hadaya' ), '', $empty ),
			'success' => Schema::text( __( 'Confirmation message', 'hadaya' ), '', $empty ),
			'mail_to' => Schema::text(
				__( 'Send messages to', 'hadaya' ),
				'email',
				__( 'Leave empty to use the address under “Form”.', 'hadaya' )
			),
		);
		return array(
			'own_form' => Schema::when(
				Schema::flag( __( 'Use a custom form', 'hadaya' ) ),
				'form',
				array( true )
			),
			'own'      => Schema::when(
				Schema::group( $own, __( 'Custom form', 'hadaya' ) ) + array( 'default' => FormDefaults::OWN ),
				'own_form',
				array( true )
			),
		);
	}

	/**
	 * What all widgets of a page share, as a group.
	 *
	 * @return array
	 */
	public static function shared(): array {
		return Schema::group( self::common(), __( 'All widgets', 'hadaya' ) );
	}

	/**
	 * What all widgets of a page share.
	 *
	 * @return array[]
	 */
	public static function common(): array {
		$added = array_diff_key( LanguageTag::NAMES, array( LanguageTag::base( LanguageTag::of( Languages::of_site() ) ) => '' ) );
		$list  = Schema::items( __( 'Languages of your texts', 'hadaya' ), Schema::choice( '', $added ) );
		return array( 'languages' => $list + array( 'isHidden' => Languages::are_of_plugin() ) ) + OwnerSchema::fields( 'common' );
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

	/**
	 * Kinds of field that an owner adds, beside those that every form knows.
	 *
	 * @return string[]
	 */
	public static function own_kinds(): array {
		return OwnerSchema::fields( 'form' )['items']['items']['properties']['label']['when']['in'];
	}
}
