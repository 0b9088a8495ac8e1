<?php
/**
 * The fields of the contact form.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Form\Visitor;

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
			'success'      => Schema::text( __( 'Message after sending', 'hadaya' ), 'required' ),
			'redirect'     => Schema::text( __( 'Page to open after sending (empty: none)', 'hadaya' ), 'uri' ),
			'close_after'  => Schema::number( __( 'Close the form after … seconds (0: stay open)', 'hadaya' ), 0, 60 ),
			'mail_to'      => Schema::text( __( 'Send messages to (empty: the site’s address)', 'hadaya' ), 'email' ),
			'proxy_header' => array_merge(
				Schema::choice( __( 'Proxy before the shop', 'hadaya' ), array_merge( array( '' => __( '(none)', 'hadaya' ) ), array_combine( Visitor::HEADERS, Visitor::HEADERS ) ) ),
				array( 'description' => __( 'The header in which the proxy names the visitor’s address, for the limit of messages. Choose one only when every visitor comes through that proxy.', 'hadaya' ) )
			),
		);
		return OwnerSchema::fields( 'form' ) + $server + array_map( array( Schema::class, 'rare' ), FormExtras::fields() );
	}

	/**
	 * Kinds of field that an owner adds, beside those that every form knows.
	 *
	 * @return string[]
	 */
	public static function own_kinds(): array {
		return OwnerSchema::fields( 'form' )['items']['items']['properties']['label']['when']['in'];
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
		$given = array(
			'field'    => $field,
			'label'    => $label,
			'required' => $is_required,
		);
		return array_merge( OwnerSchema::fresh_item( 'form', array( 'items' ) ), $given );
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
