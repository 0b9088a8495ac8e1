<?php
/**
 * Validation of settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitises settings according to their schema and collects every error under its field's path (`widget.channels.0.value`), so that the owner sees
 * all errors together.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class Validator {

	/** @var string[] */
	private array $errors = array();

	private SettingParts $setting_parts;
	private PlainTexts $plain_texts;
	private LanguageTexts $language_texts;

	public function __construct( SettingParts $setting_parts, PlainTexts $plain_texts, LanguageTexts $language_texts ) {
		$this->setting_parts  = $setting_parts;
		$this->plain_texts    = $plain_texts;
		$this->language_texts = $language_texts;
	}

	/**
	 * Returns a new validator without errors.
	 *
	 * @return self
	 */
	public function fresh(): self {
		$fresh         = clone $this;
		$fresh->errors = array();
		return $fresh;
	}

	/**
	 * Returns the errors by path; empty if everything is valid.
	 *
	 * @return string[]
	 */
	public function errors(): array {
		return $this->errors;
	}

	/**
	 * Sanitises a value. An invalid value is recorded as an error, and the return value must then not be used.
	 *
	 * @param mixed       $given  Given value.
	 * @param FieldSchema $schema Its schema.
	 * @param string      $path   Its path.
	 * @return mixed
	 */
	public function clean( $given, array $schema, string $path ) {
		switch ( $schema['type'] ) {
			case 'object':
			return $this->clean_object( $given, $schema, $path );
			case 'array':
			return $this->clean_list( $given, $schema, $path );
			case 'boolean':
			return is_scalar( $given ) ? rest_sanitize_boolean( $given ) : $this->refuse( $path, __( 'Choose “On” or “Off”.', 'hadaya' ) );
			case 'integer':
			return $this->clean_number( $given, $schema, $path );
		}
		return is_scalar( $given )
			? $this->plain_texts->clean( $this, (string) $given, $schema, $path )
			: $this->language_texts->clean( $this, $given, $schema, $path );
	}

	/**
	 * Records an error for a field; returns null, so that callers can return the result.
	 *
	 * @param string $path    Path of the field.
	 * @param string $message Description of the error.
	 * @return null
	 */
	public function refuse( string $path, string $message ) {
		$this->errors[ $path ] = $message;
		return null;
	}

	/**
	 * Sanitises the known fields of an object; unknown fields are dropped.
	 *
	 * @param mixed       $given  Given value.
	 * @param FieldSchema $schema Its schema.
	 * @param string      $path   Its path.
	 * @return array<int|string, mixed>|null
	 */
	private function clean_object( $given, array $schema, string $path ): ?array {
		if ( ! is_array( $given ) ) {
			return $this->refuse( $path, __( 'These settings are incomplete. Reload the page, then enter them again.', 'hadaya' ) );
		}
		foreach ( $this->setting_parts->of( 'prepare' ) as $prepare ) {
			$given = call_user_func( $prepare, $given, $schema['properties'] );
		}
		$formats = $this->setting_parts->gather( 'formats' );
		$clean   = array();
		foreach ( $schema['properties'] as $name => $property ) {
			if ( ! empty( $property['isOptional'] ) && ( ! isset( $given[ $name ] ) || in_array( $given[ $name ], array( '', array() ), true ) ) ) {
				continue;
			}
			$value = $given[ $name ] ?? $property['default'] ?? '';
			$inner = ltrim( $path . '.' . $name, '.' );
			if ( ! FieldCondition::is_met( $property, $given, $schema['properties'] ) ) {
				$clean[ $name ] = $this->keep_right( $value, $property );
				continue;
			}
			$special        = $formats[ $property['format'] ?? '' ] ?? null;
			$clean[ $name ] = null === $special ? $this->clean( $value, $property, $inner ) : $this->clean_by( $special, $value, $given, $inner );
			if ( isset( $property['from'] ) && '' !== $clean[ $name ] && strcmp( $clean[ $name ], $clean[ $property['from'] ] ) < 0 ) {
				$this->refuse( $inner, __( 'The end date is before the start date. Change one of them.', 'hadaya' ) );
			}
		}
		return $clean;
	}

	/**
	 * Returns the value of an inactive field if it is valid, otherwise the default.
	 *
	 * @param mixed       $value    Value.
	 * @param FieldSchema $property Schema of the field.
	 * @return mixed
	 */
	private function keep_right( $value, array $property ) {
		$quiet = $this->fresh();
		$kept  = $quiet->clean( $value, $property, '' );
		return array() === $quiet->errors() ? $kept : $property['default'];
	}

	/**
	 * Sanitises text with the function that is registered for its format.
	 *
	 * @param callable             $format The format's function: returns the sanitised text, and the problem or an empty string.
	 * @param mixed                $value  Given value.
	 * @param array<string, mixed> $given  Given object.
	 * @param string               $path   Path of the text.
	 * @return string
	 */
	private function clean_by( callable $format, $value, array $given, string $path ): string {
		list( $clean, $problem ) = $format( is_scalar( $value ) ? (string) $value : '', $given );
		if ( '' !== $problem ) {
			$this->refuse( $path, $problem );
		}
		return $clean;
	}

	/**
	 * Sanitises the items of a list. A wrong number of items is an error.
	 *
	 * @param mixed       $given  Given value.
	 * @param FieldSchema $schema Its schema.
	 * @param string      $path   Its path.
	 * @return list<mixed>|null
	 */
	private function clean_list( $given, array $schema, string $path ): ?array {
		$given = is_array( $given ) ? array_values( $given ) : array();
		if ( count( $given ) > $schema['maxItems'] ) {
			/* translators: %d: a number. */
			return $this->refuse( $path, sprintf( __( 'Too many entries. Keep at most %d.', 'hadaya' ), $schema['maxItems'] ) );
		}
		if ( isset( $schema['minItems'] ) && count( $given ) < $schema['minItems'] ) {
			return $this->refuse( $path, __( 'Choose at least one.', 'hadaya' ) );
		}
		$clean = array();
		foreach ( $given as $index => $value ) {
			$clean[] = $this->clean( $value, $schema['items'], $path . '.' . $index );
		}
		return $clean;
	}

	/**
	 * Sanitises an integer. Any other value, or one outside the limits, is an error.
	 *
	 * @param mixed       $given  Given value.
	 * @param FieldSchema $schema Its schema.
	 * @param string      $path   Its path.
	 * @return int|null
	 */
	private function clean_number( $given, array $schema, string $path ): ?int {
		$is_whole = is_scalar( $given ) && 1 === preg_match( '/^\s*-?\d{1,9}\s*$/', (string) $given );
		if ( ! $is_whole || (int) $given < $schema['minimum'] || (int) $given > $schema['maximum'] ) {
			return $this->refuse(
				$path,
				/* translators: 1: least number, 2: greatest number. */
				sprintf( __( 'Enter a whole number from %1$d to %2$d.', 'hadaya' ), $schema['minimum'], $schema['maximum'] )
			);
		}
		return (int) $given;
	}
}
