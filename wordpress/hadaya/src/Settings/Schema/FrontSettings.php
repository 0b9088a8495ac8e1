<?php
/**
 * Conversion of the front-end settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

use Hadaya\Settings\Validator;

defined( 'ABSPATH' ) || exit;

/**
 * Converts stored settings to the app's fields and JSON, and back. The option stores `window.hadaya.settings` as printed. The settings app shows a
 * value in its field if it fits, and everything else as JSON, so that nothing is lost.
 * @phpstan-import-type FieldSchema from SettingsSchema
 */
final class FrontSettings {

	/**
	 * Values that the front end accepts for true and false.
	 */
	const WORDS = array(
		'1'     => true,
		'true'  => true,
		'yes'   => true,
		'on'    => true,
		'0'     => false,
		'false' => false,
		'no'    => false,
		'off'   => false,
	);

	private Validator $validator;
	private FrontSchema $front_schema;

	public function __construct( Validator $validator, FrontSchema $front_schema ) {
		$this->validator    = $validator;
		$this->front_schema = $front_schema;
	}

	/**
	 * Splits stored settings into the values that fit into fields and the remaining JSON.
	 *
	 * @param array<string, mixed> $settings Settings by part.
	 * @return array{front: array<string, array<string, mixed>>, page_settings: array<string, mixed>} `front`: values of fields by part; `page_settings`: the remaining JSON.
	 */
	public function split( array $settings ): array {
		$front = array();
		foreach ( $this->front_schema->all()['properties'] as $part => $group ) {
			$fields = array();
			foreach ( $group['properties'] as $name => $field ) {
				$way   = array_merge( array( $part ), explode( FrontSchema::INNER, $name ) );
				$value = $this->take( self::find( $settings, $way ), $field );
				if ( null !== $value ) {
					$fields[ $name ] = $value;
					$settings        = self::without( $settings, $way );
				}
			}
			if ( array() !== $fields ) {
				$front[ $part ] = $fields;
			}
		}
		return array(
			'front'         => $front,
			'page_settings' => $settings,
		);
	}

	/**
	 * Merges changed fields and JSON into the stored settings. A setting in the JSON takes precedence over its field.
	 *
	 * @param array<string, mixed>                                                                     $kept  Current stored settings.
	 * @param array{front?: array<string, array<string, mixed>>, page_settings?: array<string, mixed>} $clean The changed groups: `front`, `page_settings`, both or neither.
	 * @return array<string, mixed>
	 */
	public function merge( array $kept, array $clean ): array {
		if ( ! isset( $clean['front'] ) && ! isset( $clean['page_settings'] ) ) {
			return $kept;
		}
		$parts    = $this->split( $kept );
		$typed    = isset( $clean['page_settings'] ) ? $this->split( $clean['page_settings'] ) : array( 'front' => array() ) + $parts;
		$front    = isset( $clean['front'] ) ? $clean['front'] : $parts['front'];
		$settings = $typed['page_settings'];
		// The owner's JSON overrides a field, because the owner wrote it deliberately.
		foreach ( array( $front, $typed['front'] ) as $fields_by_part ) {
			foreach ( $fields_by_part as $part => $fields ) {
				foreach ( $fields as $name => $value ) {
					$settings = self::with( $settings, array_merge( array( $part ), explode( FrontSchema::INNER, $name ) ), $value );
				}
			}
		}
		return $settings;
	}

	/**
	 * Encodes settings as indented JSON; empty if there are none.
	 *
	 * @param array<string, mixed> $settings Settings by part.
	 * @return string
	 */
	public static function to_text( array $settings ): string {
		return array() === $settings ? '' : wp_json_encode( $settings, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}

	/**
	 * Returns a value as its field shows it; null if it does not fit into the field.
	 *
	 * @param mixed       $value Value.
	 * @param FieldSchema $field Schema of the field.
	 * @return mixed
	 */
	private function take( $value, array $field ) {
		if ( null === $value || '' === $value || array() === $value || is_array( $value ) !== ( 'array' === $field['type'] ) ) {
			return null;
		}
		if ( 'boolean' === $field['type'] ) {
			return self::as_flag( $value );
		}
		$validator = $this->validator->fresh();
		$clean     = $validator->clean( $value, $field, '' );
		$is_whole  = 'integer' === $field['type'] || $clean === $value;
		return array() === $validator->errors() && $is_whole ? $clean : null;
	}

	/**
	 * Returns the boolean that the front end reads from a value, such as `yes` or `0`; null for anything else.
	 *
	 * @param mixed $value Value.
	 * @return bool|null
	 */
	public static function as_flag( $value ): ?bool {
		if ( is_bool( $value ) || ! is_scalar( $value ) ) {
			return is_bool( $value ) ? $value : null;
		}
		$word = strtolower( trim( (string) $value ) );
		return isset( self::WORDS[ $word ] ) ? self::WORDS[ $word ] : null;
	}

	/**
	 * Returns the value at the end of a path; null if there is none.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @param string[]             $way      Names on the path.
	 * @return mixed
	 */
	public static function find( array $settings, array $way ) {
		foreach ( $way as $name ) {
			$settings = is_array( $settings ) && isset( $settings[ $name ] ) ? $settings[ $name ] : null;
		}
		return $settings;
	}

	/**
	 * Returns the settings without the value at the end of a path, and without objects that become empty.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @param string[]             $way      Names on the path.
	 * @return array<string, mixed>
	 */
	private static function without( array $settings, array $way ): array {
		$name = array_shift( $way );
		if ( array() !== $way ) {
			$settings[ $name ] = self::without( $settings[ $name ], $way );
		}
		if ( array() === $way || array() === $settings[ $name ] ) {
			unset( $settings[ $name ] );
		}
		return $settings;
	}

	/**
	 * Returns the settings with a value at the end of a path, and creates missing objects on the path.
	 *
	 * @param array<string, mixed> $settings Settings.
	 * @param string[]             $way      Names on the path.
	 * @param mixed                $value    Value.
	 * @return array<string, mixed>
	 */
	private static function with( array $settings, array $way, $value ): array {
		$name = array_shift( $way );
		if ( array() === $way ) {
			// Drops empty lines from the field for a list, which contains one item per line.
			$settings[ $name ] = is_array( $value ) ? array_values( array_filter( $value, 'strlen' ) ) : $value;
			return $settings;
		}
		$inner             = isset( $settings[ $name ] ) && is_array( $settings[ $name ] ) ? $settings[ $name ] : array();
		$settings[ $name ] = self::with( $inner, $way, $value );
		return $settings;
	}
}
