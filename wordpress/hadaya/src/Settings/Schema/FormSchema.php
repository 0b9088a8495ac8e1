<?php
/**
 * The fields of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Form\Submission;
use Hadaya\Form\Visitor;
use Hadaya\Settings\Options;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of our own contact form.
 */
final class FormSchema {

	/**
	 * Kinds of field that an owner adds, beside the four that every form knows.
	 */
	const OWN_KINDS = array( 'text', 'textarea', 'number', 'date', 'url', 'dropdown', 'file', 'textblock' );

	/**
	 * Kinds of field that can show a hint while they are empty.
	 */
	const HINTED_KINDS = array( 'name', 'email', 'phone', 'message', 'text', 'textarea', 'number', 'url', 'dropdown' );

	/**
	 * Every field by name, in the order in which the owner meets them.
	 *
	 * @return array[]
	 */
	public static function fields(): array {
		$usual = array(
			'enabled'      => Schema::flag( __( 'Offer a contact form', 'hadaya' ) ),
			'title'        => Schema::text( __( 'Title', 'hadaya' ), 'required' ),
			'items'        => Schema::items( __( 'Fields', 'hadaya' ), Schema::group( self::item(), __( 'Add a field', 'hadaya' ) ), array( 'maxItems' => Submission::MAX_FIELDS ) ),
			'button'       => Schema::text( __( 'Text of the button', 'hadaya' ), 'required' ),
			'success'      => Schema::text( __( 'Message after sending', 'hadaya' ), 'required' ),
			'redirect'     => Schema::text( __( 'Page to open after sending (empty: none)', 'hadaya' ), 'uri' ),
			'close_after'  => Schema::number( __( 'Close the form after … seconds (0: stay open)', 'hadaya' ), 0, 60 ),
			'mail_to'      => Schema::text( __( 'Send messages to (empty: the site’s address)', 'hadaya' ), 'email' ),
			'proxy_header' => array_merge(
				Schema::choice( __( 'Proxy before the shop', 'hadaya' ), array_merge( array( '' => __( '(none)', 'hadaya' ) ), array_combine( Visitor::HEADERS, Visitor::HEADERS ) ) ),
				array( 'description' => __( 'The header in which the proxy names the visitor’s address, for the limit of messages. Choose one only when every visitor comes through that proxy.', 'hadaya' ) )
			),
		);
		return $usual + array_map( array( Schema::class, 'rare' ), FormExtras::fields() );
	}

	/**
	 * One field of the form.
	 *
	 * @return array[]
	 */
	private static function item(): array {
		$kinds = array();
		foreach ( Options::FORM_FIELDS as $field ) {
			$kinds[ $field ] = self::field_title( $field );
		}
		$own   = array_combine(
			self::OWN_KINDS,
			array( __( 'Line of text', 'hadaya' ), __( 'Long text', 'hadaya' ), __( 'Number', 'hadaya' ), __( 'Date', 'hadaya' ), __( 'Web address', 'hadaya' ), __( 'Choice', 'hadaya' ), __( 'Files', 'hadaya' ), __( 'Text without an answer', 'hadaya' ) )
		);
		$asked = array_values( array_diff( array_merge( Options::FORM_FIELDS, self::OWN_KINDS ), array( 'textblock' ) ) );
		return array(
			'field'    => Schema::choice( __( 'Kind', 'hadaya' ), array_merge( $kinds, $own ) ),
			'label'    => Schema::when( Schema::text( __( 'Label', 'hadaya' ), 'required' ), 'field', self::OWN_KINDS ),
			'title'    => Schema::rare( Schema::when( Schema::text( __( 'Label (empty: the usual one)', 'hadaya' ) ), 'field', Options::FORM_FIELDS ) ),
			'hint'     => Schema::rare( Schema::when( Schema::text( __( 'Hint in the empty field', 'hadaya' ) ), 'field', self::HINTED_KINDS ) ),
			'required' => Schema::when( Schema::flag( __( 'Must be filled in', 'hadaya' ) ), 'field', $asked ),
			'options'  => Schema::when( Schema::text( __( 'Choices, one a line', 'hadaya' ), 'choices-long' ), 'field', array( 'dropdown' ) ),
		);
	}

	/**
	 * The list of fields as older versions stored it: names, which of them are required, and the label of a file field.
	 *
	 * @param array $form Stored form, completed.
	 * @return array[]
	 */
	public static function items_of( array $form ): array {
		$items = array();
		foreach ( $form['fields'] as $field ) {
			$items[] = self::stored( $field, '', in_array( $field, $form['required'], true ) );
		}
		if ( '' !== $form['file_label'] ) {
			$items[] = self::stored( 'file', $form['file_label'], false );
		}
		return $items;
	}

	/**
	 * A field with what older versions did not store.
	 *
	 * @param array $item Stored field.
	 * @return array
	 */
	public static function complete( array $item ): array {
		return array_merge( self::stored( 'name', '', false ), $item );
	}

	/**
	 * A field as it is stored.
	 *
	 * @param string $field       Kind.
	 * @param string $label       Label.
	 * @param bool   $is_required Whether it must be filled in.
	 * @return array
	 */
	private static function stored( string $field, string $label, bool $is_required ): array {
		return array(
			'field'    => $field,
			'label'    => $label,
			'title'    => '',
			'hint'     => '',
			'required' => $is_required,
			'options'  => '',
		);
	}

	/**
	 * Title of a field that every form knows; an unknown name is its own title.
	 *
	 * @param string $field Name of the field.
	 * @return string
	 */
	public static function field_title( string $field ): string {
		$titles = array(
			'name'    => __( 'Name', 'hadaya' ),
			'email'   => __( 'Email', 'hadaya' ),
			'phone'   => __( 'Phone', 'hadaya' ),
			'message' => __( 'Message', 'hadaya' ),
		);
		return isset( $titles[ $field ] ) ? $titles[ $field ] : $field;
	}
}
