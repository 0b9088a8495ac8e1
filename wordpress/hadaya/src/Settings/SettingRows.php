<?php
/**
 * Settings as readable rows.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Lists settings for the owner as rows, each with a field's label and a readable value.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class SettingRows {

	/**
	 * Returns the rows of all active settings, in the order of the schemas.
	 *
	 * @param array<string, mixed>       $settings Settings.
	 * @param array<string, FieldSchema> $schemas  Their schemas.
	 * @return list<array{name: string, value: string}>
	 */
	public static function rows_of( array $settings, array $schemas ): array {
		$rows = array();
		foreach ( array_intersect_key( $schemas, $settings ) as $name => $schema ) {
			if ( FieldCondition::is_met( $schema, $settings, $schemas ) ) {
				$rows = array_merge( $rows, self::rows( $schema, $settings[ $name ] ) );
			}
		}
		return $rows;
	}

	/**
	 * Returns a setting as rows: one for each object in a list, and one for each active field of a group. Any other setting has one row, or none if
	 * it is empty.
	 *
	 * @param FieldSchema $schema Schema.
	 * @param mixed       $value  Value.
	 * @return list<array{name: string, value: string}>
	 */
	private static function rows( array $schema, $value ): array {
		if ( 'object' === $schema['type'] ) {
			return self::rows_of( $value, $schema['properties'] );
		}
		if ( 'array' === $schema['type'] && isset( $schema['items']['properties'] ) ) {
			$rows = array();
			foreach ( $value as $item ) {
				$rows[] = self::row( $schema['title'], self::describe( $schema['items'], $item ) );
			}
			return $rows;
		}
		$text = self::describe( $schema, $value );
		return '' === $text ? array() : array( self::row( $schema['title'], $text ) );
	}

	/**
	 * Returns the arguments as an array with the keys `name` and `value`.
	 *
	 * @param string $name  Name.
	 * @param string $value Value.
	 * @return array{name: string, value: string}
	 */
	private static function row( string $name, string $value ): array {
		return array(
			'name'  => $name,
			'value' => $value,
		);
	}

	/**
	 * Describes a value on one line, with labels instead of stored options.
	 *
	 * @param FieldSchema $schema Schema.
	 * @param mixed       $value  Value.
	 * @return string
	 */
	public static function describe( array $schema, $value ): string {
		switch ( $schema['type'] ) {
			case 'boolean':
			return $value ? __( 'yes', 'hadaya' ) : __( 'no', 'hadaya' );
			case 'array':
				$texts = array();
				foreach ( $value as $item ) {
					$texts[] = self::describe( $schema['items'], $item );
				}
			return implode( ', ', $texts );
			case 'object':
				$texts = array();
				foreach ( array_intersect_key( $schema['properties'], $value ) as $name => $field ) {
					$is_switch = 'boolean' === $field['type'];
					$is_usual  = $is_switch && $field['default'] === $value[ $name ];
					$text      = $is_usual || ! FieldCondition::is_met( $field, $value, $schema['properties'] )
						? ''
						: self::describe( $field, $value[ $name ] );
					if ( '' !== $text ) {
						$texts[] = $is_switch ? $field['title'] . ': ' . $text : $text;
					}
				}
			return implode( ' · ', $texts );
		}
		$index = isset( $schema['enum'] ) ? array_search( (string) $value, $schema['enum'], true ) : false;
		return false === $index ? str_replace( "\n", ', ', (string) $value ) : $schema['enumNames'][ $index ];
	}
}
