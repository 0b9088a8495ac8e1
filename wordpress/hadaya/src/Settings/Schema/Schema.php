<?php
/**
 * The fields of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Builds the fields of a schema, each as a JSON schema with a few further words, which `SettingsSchema` names.
 */
final class Schema {

	private OwnerSchema $owner_schema;

	public function __construct( OwnerSchema $owner_schema ) {
		$this->owner_schema = $owner_schema;
	}

	/**
	 * An object with these fields.
	 *
	 * @param array[] $fields Fields by name.
	 * @param string  $title  Label.
	 * @return array<string, mixed>
	 */
	public static function group( array $fields, string $title = '' ): array {
		return array(
			'type'       => 'object',
			'title'      => $title,
			'properties' => $fields,
		);
	}

	/**
	 * A group whose fields have an effect while its switch is on.
	 *
	 * @param string  $title  Name of the group.
	 * @param string  $label  Label of the switch.
	 * @param array[] $fields Fields by name.
	 * @return array<string, mixed>
	 */
	public static function switched( string $title, string $label, array $fields ): array {
		$all = array( 'enabled' => self::flag( $label ) );
		foreach ( $fields as $name => $field ) {
			$all[ $name ] = self::when( $field, 'enabled', array( true ) );
		}
		return self::group( $all, $title );
	}

	/**
	 * A switch.
	 *
	 * @param string $title   Label.
	 * @param bool   $default Value in a new item of a list.
	 * @return array<string, mixed>
	 */
	public static function flag( string $title, bool $default = false ): array {
		return array(
			'type'    => 'boolean',
			'title'   => $title,
			'default' => $default,
		);
	}

	/**
	 * A text.
	 *
	 * @param string $title       Label.
	 * @param string $format      Format.
	 * @param string $description What else the owner should know.
	 * @return array<string, mixed>
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
	 * The address of a picture, which may be chosen in the media library.
	 *
	 * @param string $title Label.
	 * @return array<string, mixed>
	 */
	public function picture( string $title ): array {
		return array_merge( $this->text( $title, 'uri' ), array( 'isPicture' => true ) );
	}

	/**
	 * A whole number.
	 *
	 * @param string $title   Label.
	 * @param int    $minimum Least.
	 * @param int    $maximum Greatest.
	 * @return array<string, mixed>
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
	 * One of several values.
	 *
	 * @param string   $title   Label.
	 * @param string[] $choices Labels by value; the first is the default.
	 * @return array<string, mixed>
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
	 * A list.
	 *
	 * @param string               $title Label.
	 * @param array<string, mixed> $items Schema of an item; its title is that of the button that adds one.
	 * @param array<string, mixed> $more  Further words.
	 * @return array<string, mixed>
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
	 * A field that has an effect only beside certain values of another one; asked twice, of both.
	 *
	 * @param array<string, mixed> $field  Schema of the field.
	 * @param string               $name   The other field.
	 * @param list<mixed>          $values Its values.
	 * @return array<string, mixed>
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
	 * A field that few owners need: the app keeps it behind a line that opens.
	 *
	 * @param array<string, mixed> $field Schema of the field.
	 * @return array<string, mixed>
	 */
	public static function rare( array $field ): array {
		$field['isRare'] = true;
		return $field;
	}

	/**
	 * What a text may name in braces.
	 *
	 * @param string[] $placeholders Names.
	 * @return string
	 */
	public static function describe_placeholders( array $placeholders ): string {
		/* translators: %s: words in braces. */
		return sprintf( __( 'Available placeholders: %s', 'hadaya' ), '{' . implode( '} {', $placeholders ) . '}' );
	}
}
