<?php
/**
 * Fields of the replaced contact plugin's form.
 *
 * @package Hadaya
 */

namespace Hadaya\Chaty;

use Hadaya\Move\StoredValue;
use Hadaya\Widgets\ContactForm;
use Hadaya\Widgets\WidgetSchema;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the fields of Chaty's form to fields of Hadaya's form.
 */
final class ChatyFormFields {

	private WidgetSchema $widget_schema;

	public function __construct( WidgetSchema $widget_schema ) {
		$this->widget_schema = $widget_schema;
	}

	/**
	 * Returns all fields, the built-in ones first, without select fields that have no options.
	 *
	 * @param array<string, mixed> $given Settings of the form.
	 * @return list<array{field: string, label: string, hint: string, required: bool, options: string, title?: string}>
	 */
	public function read( array $given ): array {
		$own = array_filter( $this->own_fields( $given ), static fn ( array $item ): bool => ! self::is_empty_choice( $item ) );
		return array_merge( self::usual_items( $given ), array_values( $own ) );
	}

	/**
	 * Returns the labels of the select fields that are omitted because they have no options.
	 *
	 * @param array<string, mixed> $given Settings of the form.
	 * @return string[]
	 */
	public function empty_choices( array $given ): array {
		return array_column( array_filter( $this->own_fields( $given ), array( __CLASS__, 'is_empty_choice' ) ), 'label' );
	}

	/**
	 * Checks whether a field is a select without options.
	 *
	 * @param array{field: string, label: string, hint: string, required: bool, options: string} $item Our field.
	 * @return bool
	 */
	private static function is_empty_choice( array $item ): bool {
		return 'dropdown' === $item['field'] && '' === $item['options'];
	}

	/**
	 * Returns the enabled fields among the four built-in ones.
	 *
	 * @param array<string, mixed> $given Settings of the form.
	 * @return list<array{field: string, label: string, hint: string, required: bool, options: string, title: string}>
	 */
	private static function usual_items( array $given ): array {
		$items = array();
		foreach ( ContactForm::FIELDS as $field ) {
			$own = isset( $given[ $field ] ) && is_array( $given[ $field ] ) ? $given[ $field ] : array();
			if ( StoredValue::is_true( StoredValue::text_of( $own, 'is_active' ) ) ) {
				$title     = StoredValue::text_of( $own, 'title' );
				$own_title = 0 === strcasecmp( $title, $field ) ? '' : $title;
				$items[]   = array_merge( self::item( $field, '', $own ), array( 'title' => $own_title ) );
			}
		}
		return $items;
	}

	/**
	 * Returns the enabled custom fields of the types that Hadaya supports. Only Chaty's paid version has custom fields.
	 *
	 * @param array<string, mixed> $given Settings of the form.
	 * @return list<array{field: string, label: string, hint: string, required: bool, options: string}>
	 */
	private function own_fields( array $given ): array {
		$items = array();
		foreach ( StoredValue::lists( isset( $given['custom_fields'] ) ? $given['custom_fields'] : null ) as $own ) {
			$kind  = StoredValue::text_of( $own, 'field_dropdown' );
			$is_on = ! isset( $own['is_active'] ) || StoredValue::is_true( $own['is_active'] );
			if ( ! $is_on || ! in_array( $kind, $this->widget_schema->own_kinds(), true ) ) {
				continue;
			}
			$label   = StoredValue::text_of( $own, 'textblock' === $kind ? 'placeholder' : 'field_label' );
			$items[] = self::item( $kind, '' === $label ? $kind : $label, $own );
		}
		return $items;
	}

	/**
	 * Converts a field of Chaty's form to a field of Hadaya's form.
	 *
	 * @param string               $field Our type for the field.
	 * @param string               $label Label.
	 * @param array<string, mixed> $given Chaty's settings for the field.
	 * @return array{field: string, label: string, hint: string, required: bool, options: string}
	 */
	private static function item( string $field, string $label, array $given ): array {
		$options = StoredValue::values( isset( $given['dropdown_option'] ) ? $given['dropdown_option'] : null );
		return array(
			'field'    => $field,
			'label'    => $label,
			'hint'     => 'textblock' === $field
				? ''
				: StoredValue::text_of( $given, 'dropdown' === $field ? 'dropdown_placeholder' : 'placeholder' ),
			'required' => StoredValue::is_true( StoredValue::text_of( $given, 'is_required' ) ),
			'options'  => implode( "\n", array_filter( array_map( array( StoredValue::class, 'text' ), $options ), 'strlen' ) ),
		);
	}
}
