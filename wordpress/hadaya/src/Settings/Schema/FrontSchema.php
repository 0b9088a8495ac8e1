<?php
/**
 * Fields for the front-end settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Describes the front end's settings, such as those for the gallery and the swatches, as fields. All are `isOptional`: a field that is not set stays
 * unset, and the front end uses its default or, if the field is marked `isPlugins`, the replaced plugin's value.
 * @phpstan-import-type FieldSchema from SettingsSchema
 */
final class FrontSchema {

	/**
	 * Replaces the dot in a setting's name to form its field name, because field paths contain dots.
	 */
	const INNER = '/';

	/**
	 * Maximum for a number whose setting has no limit.
	 */
	const MOST = 1000000;

	/**
	 * Matches the names of settings that contain machine-readable text, which is written from left to right in every language.
	 */
	const CODES = '/(Selector|Prefix|Url|Domain|Hosts|Category|Endpoint|Behaviour|^root)$/';

	private Schema $schema;

	public function __construct( Schema $schema ) {
		$this->schema = $schema;
	}

	/**
	 * Returns the schema of the front end's settings, with a group for each part that has fields.
	 *
	 * @return FieldSchema
	 */
	public function all(): array {
		$parts   = array();
		$titles  = FrontTexts::titles();
		$choices = FrontTexts::choices();
		foreach ( array_intersect_key( FrontList::settings(), $titles ) as $part => $settings ) {
			$fields = array();
			foreach ( $settings as $name => $setting ) {
				if ( '' !== $setting[1] ) {
					$fields[ str_replace( '.', self::INNER, $name ) ] = $this->field( $name, $setting, $choices );
				}
			}
			$parts[ $part ] = array_merge(
				Schema::group( $fields, $titles[ $part ] ),
				array(
					'isOptional' => true,
					'rareTitle'  => __( 'Set by the original plugin', 'hadaya' ),
				)
			);
		}
		return Schema::group( $parts );
	}

	/**
	 * Converts an entry of `FrontList` to a field, with the setting's name as the description.
	 *
	 * @param string                                                                     $name    Name.
	 * @param array{0: string, 1: string, 2: mixed, 3: string, 4: list<string|int|null>} $setting Its entry in `FrontList`.
	 * @param string[]                                                                   $choices Labels of choices.
	 * @return FieldSchema
	 */
	private function field( string $name, array $setting, array $choices ): array {
		list( $kind, $title, $standard, $plugins, $range ) = $setting;
		$look  = 1 === preg_match( self::CODES, $name ) ? 'code' : 'as-is';
		$field = $this->of_kind( $kind, $title, $range, $choices, $look );
		unset( $field['default'] );
		$field['isOptional']  = true;
		$field['description'] = $name;
		if ( null !== $standard ) {
			$field['default'] = $standard;
		}
		if ( '' !== $plugins ) {
			$field['isPlugins'] = true;
			$field['isRare']    = true;
		}
		return $field;
	}

	/**
	 * Returns the field for a kind of setting: `flag`, `choice`, `number` or `list`; for any other kind, a text field.
	 *
	 * @param string                $kind    Kind.
	 * @param string                $title   Label.
	 * @param list<string|int|null> $range   Choices, or minimum and maximum.
	 * @param string[]              $choices Labels for choices, keyed by value.
	 * @param string                $format  Format for a text setting.
	 * @return FieldSchema
	 */
	private function of_kind( string $kind, string $title, array $range, array $choices, string $format ): array {
		switch ( $kind ) {
			case 'flag':
			return Schema::flag( $title );
			case 'choice':
			return Schema::choice( $title, array_intersect_key( array_merge( array_flip( $range ), $choices ), array_flip( $range ) ) );
			case 'number':
			return Schema::number( $title, null === $range[0] ? 0 : $range[0], null === $range[1] ? self::MOST : $range[1] );
			case 'list':
			return Schema::items( $title, $this->schema->text( '', 'code' ) );
		}
		return $this->schema->text( $title, $format );
	}

	/**
	 * Returns the names of all settings, keyed by part. Settings without fields are included, so that the app can report a misspelt name.
	 *
	 * @return array<string, array{ours: list<string>, plugins: list<string>}> Ours, and those of the replaced plugins.
	 */
	public static function names(): array {
		$names = array();
		foreach ( FrontList::settings() as $part => $settings ) {
			$names[ $part ] = array(
				'ours'    => array_map( 'strval', array_keys( $settings ) ),
				'plugins' => array_values( array_filter( array_column( $settings, 3 ) ) ),
			);
		}
		return $names;
	}
}
