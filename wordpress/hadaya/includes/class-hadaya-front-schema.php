<?php
/**
 * The fields of the front end's settings.
 *
 * @package Hadaya
 */

defined( 'ABSPATH' ) || exit;

/**
 * Describes the settings of gallery, swatches and the other parts as fields. Each `isOptional`: what is not set stays
 * unset, and the part works with its default, or with what a replaced plugin prints where the field `isPlugins`.
 */
final class Hadaya_Front_Schema {

	/**
	 * Stands in the name of a field for the dot in the name of a setting: paths of fields have dots of their own.
	 */
	const INNER = '/';

	/**
	 * Greatest number of a setting that has no limit.
	 */
	const MOST = 1000000;

	/**
	 * Texts that are names for machines, written from left to right in any language.
	 */
	const CODES = '/(Selector|Prefix|Url|Domain|Hosts|Category|Endpoint|Behaviour|^root)$/';

	/**
	 * All parts that have fields.
	 *
	 * @return array
	 */
	public static function all() {
		$parts  = array();
		$titles = Hadaya_Front_List::titles();
		$words  = Hadaya_Front_List::choices();
		foreach ( array_intersect_key( Hadaya_Front_List::settings(), $titles ) as $part => $settings ) {
			$fields = array();
			foreach ( $settings as $name => $setting ) {
				if ( '' !== $setting[1] ) {
					$fields[ str_replace( '.', self::INNER, $name ) ] = self::field( $name, $setting, $words );
				}
			}
			$parts[ $part ] = array_merge(
				Hadaya_Schema::group( $fields, $titles[ $part ] ),
				array(
					'isOptional' => true,
					'rareTitle'  => __( 'What the replaced plugin sets itself', 'hadaya' ),
				)
			);
		}
		return Hadaya_Schema::group( $parts );
	}

	/**
	 * One setting as a field.
	 *
	 * @param string   $name    Name.
	 * @param array    $setting Setting of the list.
	 * @param string[] $words   Labels of choices.
	 * @return array
	 */
	private static function field( $name, array $setting, array $words ) {
		list( $kind, $title, $standard, $plugins, $range ) = $setting;
		$field = self::of_kind( $kind, $title, $range, $words, 1 === preg_match( self::CODES, $name ) ? 'code' : 'as-is' );
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
	 * A field of a kind of setting.
	 *
	 * @param string   $kind   Kind.
	 * @param string   $title  Label.
	 * @param array    $range  Choices, or least and greatest number.
	 * @param string[] $words  Labels of choices.
	 * @param string   $format Format of a text.
	 * @return array
	 */
	private static function of_kind( $kind, $title, array $range, array $words, $format ) {
		switch ( $kind ) {
			case 'flag':
				return Hadaya_Schema::flag( $title );
			case 'choice':
				return Hadaya_Schema::choice( $title, array_intersect_key( array_merge( array_flip( $range ), $words ), array_flip( $range ) ) );
			case 'number':
				return Hadaya_Schema::number( $title, null === $range[0] ? 0 : $range[0], null === $range[1] ? self::MOST : $range[1] );
			case 'list':
				return Hadaya_Schema::items( $title, Hadaya_Schema::text( '', 'code' ) );
		}
		return Hadaya_Schema::text( $title, $format );
	}

	/**
	 * Names of all settings by part, those without fields among them, for a hint at a misspelt one.
	 *
	 * @return array[] Ours, and those of the replaced plugins.
	 */
	public static function names() {
		$names = array();
		foreach ( Hadaya_Front_List::settings() as $part => $settings ) {
			$names[ $part ] = array(
				'ours'    => array_map( 'strval', array_keys( $settings ) ),
				'plugins' => array_values( array_filter( array_column( $settings, 3 ) ) ),
			);
		}
		return $names;
	}
}
