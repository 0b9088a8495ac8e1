<?php
/**
 * The fields of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Http\Visitor;
use Hadaya\Widgets\FormDefaults;

defined( 'ABSPATH' ) || exit;

/**
 * The settings of our own contact form: what a page carries of it stands in `owner.json`, what becomes of its messages here.
 */
final class FormSchema {

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		$server = array(
			'success'     => Schema::text( __( 'Message after sending', 'hadaya' ), 'required' ),
			'redirect'    => Schema::rare( Schema::text( __( 'Page to open after sending (empty: none)', 'hadaya' ), 'uri' ) ),
			'close_after' => Schema::rare( Schema::number( __( 'Close the form after … seconds (0: stay open)', 'hadaya' ), 0, 60 ) ),
			'mail_to'     => Schema::text( __( 'Send messages to (empty: the site’s address)', 'hadaya' ), 'email' ),
			'recipients'  => Schema::rare( self::recipients() ),
		);
		$proxy  = array_merge(
			Schema::choice( __( 'Proxy before the shop', 'hadaya' ), array_merge( array( '' => __( '(none)', 'hadaya' ) ), array_combine( Visitor::HEADERS, Visitor::HEADERS ) ) ),
			array( 'description' => __( 'The header in which the proxy names the visitor’s address, for the limit of messages. Choose one only when every visitor comes through that proxy.', 'hadaya' ) )
		);
		$extras = FormExtras::fields() + array( 'proxy_header' => $proxy );
		return OwnerSchema::fields( 'form' ) + $server + array_map( array( Schema::class, 'rare' ), $extras );
	}

	/**
	 * The form that a widget may have for itself. What is left empty is as in the form of all widgets.
	 *
	 * @return array[]
	 */
	public static function of_widget(): array {
		$fields = OwnerSchema::fields( 'form' );
		$own    = array(
			'title'   => Schema::text( __( 'Title (empty: as in “Form”)', 'hadaya' ) ),
			'items'   => array_merge( $fields['items'], array( 'description' => __( 'None: those of “Form”.', 'hadaya' ) ) ),
			'button'  => Schema::text( __( 'Text of the button (empty: as in “Form”)', 'hadaya' ) ),
			'success' => Schema::text( __( 'Message after sending (empty: as in “Form”)', 'hadaya' ) ),
			'mail_to' => Schema::text( __( 'Send its messages to (empty: as in “Form”)', 'hadaya' ), 'email' ),
		);
		return array(
			'own_form' => Schema::when( Schema::flag( __( 'A form of its own, with other fields, texts or another address', 'hadaya' ) ), 'form', array( true ) ),
			'own'      => Schema::when( Schema::group( $own, __( 'Form of this widget', 'hadaya' ) ) + array( 'default' => FormDefaults::OWN ), 'own_form', array( true ) ),
		);
	}

	/**
	 * Other addresses for some messages.
	 *
	 * @return array
	 */
	private static function recipients(): array {
		$by   = array(
			'answer'   => __( 'an answer is', 'hadaya' ),
			'page'     => __( 'the address of the page contains', 'hadaya' ),
			'language' => __( 'the language of the page is', 'hadaya' ),
		);
		$rule = array(
			'by'    => Schema::choice( __( 'Where', 'hadaya' ), $by ),
			'value' => Schema::text( __( 'For example Wedding gifts, /shop/ or ar', 'hadaya' ), 'required' ),
			'to'    => Schema::text( __( 'Send them to', 'hadaya' ), 'required-email' ),
		);
		$more = array( 'description' => __( 'The first that fits decides; all other messages go to the address above.', 'hadaya' ) );
		return Schema::items( __( 'Other addresses for some messages', 'hadaya' ), Schema::group( $rule, __( 'Add an address', 'hadaya' ) ), $more );
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
