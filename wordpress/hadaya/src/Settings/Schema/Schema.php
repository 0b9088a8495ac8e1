<?php
/**
 * Builder for settings fields.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the fields of a schema, each as a JSON schema with the additional keywords that `SettingsSchema` lists.
 * @phpstan-import-type FieldSchema from SettingsSchema
 */
final class Schema {

	private OwnerSchema $owner_schema;

	public function __construct( OwnerSchema $owner_schema ) {
		$this->owner_schema = $owner_schema;
	}

	/**
	 * Returns the schema of an object with the given fields.
	 *
	 * @param array<string, FieldSchema> $fields Fields by name.
	 * @param string                     $title  Label.
	 * @return FieldSchema
	 */
	public static function group( array $fields, string $title = '' ): array {
		return array(
			'type'       => 'object',
			'title'      => $title,
			'properties' => $fields,
		);
	}

	/**
	 * Returns a group with the switch `enabled`; its other fields are active only while the switch is on.
	 *
	 * @param string                     $title  Name of the group.
	 * @param string                     $label  Label of the switch.
	 * @param array<string, FieldSchema> $fields Fields by name.
	 * @return FieldSchema
	 */
	public static function switched( string $title, string $label, array $fields ): array {
		$all = array( 'enabled' => self::flag( $label ) );
		foreach ( $fields as $name => $field ) {
			$all[ $name ] = self::when( $field, 'enabled', array( true ) );
		}
		return self::group( $all, $title );
	}

	/**
	 * Returns a boolean field, which the app shows as a switch.
	 *
	 * @param string $title   Label.
	 * @param bool   $default Value in a new list item.
	 * @return FieldSchema
	 */
	public static function flag( string $title, bool $default = false ): array {
		return array(
			'type'    => 'boolean',
			'title'   => $title,
			'default' => $default,
		);
	}

	/**
	 * Returns a text field with its format's pattern and the maximum length, empty by default.
	 *
	 * @param string $title       Label.
	 * @param string $format      Format.
	 * @param string $description Additional information for the owner.
	 * @return FieldSchema
	 */
	public function text( string $title, string $format = '', string $description = '' ): array {
		return $this->owner_schema->with_look(
			array(
				'type'        => 'string',
				'title'       => $title,
				'format'      => $format,
				'description' => $description,
				'default'     => '',
			)
		);
	}

	/**
	 * Returns a field for the URL of a picture, which can be selected in the media library.
	 *
	 * @param string $title Label.
	 * @return FieldSchema
	 */
	public function picture( string $title ): array {
		return array_merge( $this->text( $title, 'uri' ), array( 'isPicture' => true ) );
	}

	/**
	 * Returns a field for a whole number, whose default is the minimum.
	 *
	 * @param string $title   Label.
	 * @param int    $minimum Minimum.
	 * @param int    $maximum Maximum.
	 * @return FieldSchema
	 */
	public static function number( string $title, int $minimum, int $maximum ): array {
		return array(
			'type'    => 'integer',
			'title'   => $title,
			'minimum' => $minimum,
			'maximum' => $maximum,
			'default' => $minimum,
		);
	}

	/**
	 * Returns a field in which the owner selects one of several options.
	 *
	 * @param string   $title   Label.
	 * @param string[] $choices Labels by value; the first is the default.
	 * @return FieldSchema
	 */
	public static function choice( string $title, array $choices ): array {
		$values = array_map( 'strval', array_keys( $choices ) );
		return array(
			'type'      => 'string',
			'title'     => $title,
			'enum'      => $values,
			'enumNames' => array_values( $choices ),
			'default'   => $values[0],
		);
	}

	/**
	 * Returns a list field, which is empty by default and accepts up to 100 items unless `$more` sets another limit.
	 *
	 * @param string                                                      $title Label.
	 * @param FieldSchema                                                 $items Schema of an item; its title labels the button that adds an item.
	 * @param array{minItems?: int, maxItems?: int, description?: string} $more  Further keywords.
	 * @return FieldSchema
	 */
	public static function items( string $title, array $items, array $more = array() ): array {
		$list = array(
			'type'     => 'array',
			'title'    => $title,
			'items'    => $items,
			'maxItems' => 100,
			'default'  => array(),
		);
		return array_merge( $list, $more );
	}

	/**
	 * Returns a field that is active only while another field has one of the given values. A second call adds another condition.
	 *
	 * @param FieldSchema $field  Schema of the field.
	 * @param string      $name   The other field.
	 * @param list<mixed> $values Values of the other field for which this field is active.
	 * @return FieldSchema
	 */
	public static function when( array $field, string $name, array $values ): array {
		$before        = isset( $field['when'] ) ? array( 'also' => $field['when'] ) : array();
		$field['when'] = array(
			'field' => $name,
			'in'    => $values,
		) + $before;
		return $field;
	}

	/**
	 * Marks a field as rarely needed, so that the app collapses it.
	 *
	 * @param FieldSchema $field Schema of the field.
	 * @return FieldSchema
	 */
	public static function rare( array $field ): array {
		$field['isRare'] = true;
		return $field;
	}

	/**
	 * Returns a help text that lists the available placeholders.
	 *
	 * @param string[] $placeholders Names.
	 * @return string
	 */
	public static function describe_placeholders( array $placeholders ): string {
		/* translators: %s: placeholders. */
		return sprintf( __( 'Available placeholders: %s', 'hadaya' ), '{' . implode( '} {', $placeholders ) . '}' );
	}
}
