<?php
/**
 * Condition under which a settings field is active.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Evaluates the keyword `when` of a field's schema, which makes the field active or inactive depending on other fields in the same object.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class FieldCondition {

	/**
	 * Checks whether a field is active, depending on other fields. An inactive field never causes an error; its value is kept if it is valid. A missing
	 * or inactive field counts as having its default value.
	 *
	 * @param FieldSchema|array{when: array{field: string, in: list<mixed>}} $field  Schema of the field.
	 * @param array<string, mixed>                                           $given  Given object.
	 * @param array<string, FieldSchema>                                     $fields Schemas of the object's fields.
	 * @return bool
	 */
	public static function is_met( array $field, array $given, array $fields ): bool {
		if ( ! isset( $field['when'] ) ) {
			return true;
		}
		if ( isset( $field['when']['also'] ) && ! self::is_met( array( 'when' => $field['when']['also'] ), $given, $fields ) ) {
			return false;
		}
		$name  = $field['when']['field'];
		$value = isset( $given[ $name ] ) && self::is_met( $fields[ $name ], $given, $fields ) ? $given[ $name ] : $fields[ $name ]['default'];
		return in_array( $value, $field['when']['in'], true );
	}
}
