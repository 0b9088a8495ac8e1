<?php
/**
 * Schema for a widget's printed settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `widget.json`, which is generated from the contact widget's own schema: names, types, defaults and limits of
 * printed settings. Stored settings have the same names with underscores.
 * @phpstan-type PublicField array{type?: string, description?: string, default?: mixed, enum?: list<string>, minimum?: int, maximum?: int, ...}
 */
final class PublicSchema {

	/**
	 * Content of `widget.json`; null until it has been read.
	 *
	 * @var array<string, array{properties?: array<string, PublicField>, ...}>|null
	 */
	private ?array $parts = null;

	/**
	 * Returns the fields of a part (`widget`, `attention`, `channel`, `popup` …) keyed by their public names.
	 *
	 * @param string $part Part.
	 * @return array<string, PublicField>
	 */
	public function fields( string $part ): array {
		if ( null === $this->parts ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
			$this->parts = (array) json_decode( (string) file_get_contents( __DIR__ . '/widget.json' ), true );
		}
		return isset( $this->parts[ $part ]['properties'] ) ? $this->parts[ $part ]['properties'] : array();
	}

	/**
	 * Returns a part's stored values that a page must print: those that differ from the widget's defaults, keyed by their public names.
	 *
	 * @param string               $part   Part.
	 * @param array<string, mixed> $stored Stored values.
	 * @return array<string, mixed>
	 */
	public function printed( string $part, array $stored ): array {
		$printed = array();
		foreach ( $this->fields( $part ) as $name => $field ) {
			$key = $this->stored_name( $name );
			if ( array_key_exists( $key, $stored ) && ! $this->is_usual( $stored[ $key ], $field ) ) {
				$printed[ $name ] = $stored[ $key ];
			}
		}
		return $printed;
	}

	/**
	 * Checks whether a value is the widget's default, which a page need not print.
	 *
	 * @param mixed       $value Stored value.
	 * @param PublicField $field Its schema.
	 * @return bool
	 */
	private function is_usual( $value, array $field ): bool {
		return array_key_exists( 'default', $field ) && $value === $field['default'];
	}

	/**
	 * Returns the stored name of a public setting: `ctaText` becomes `cta_text`.
	 *
	 * @param string $name Public name.
	 * @return string
	 */
	private function stored_name( string $name ): string {
		return strtolower( (string) preg_replace( '/[A-Z]/', '_$0', $name ) );
	}

	/**
	 * Returns the values, keyed by their public names: `site_key` becomes `siteKey`.
	 *
	 * @param array<string, mixed> $stored Values by their stored names.
	 * @return array<string, mixed>
	 */
	public function renamed( array $stored ): array {
		$printed = array();
		foreach ( $stored as $name => $value ) {
			$printed[ lcfirst( str_replace( '_', '', ucwords( (string) $name, '_' ) ) ) ] = $value;
		}
		return $printed;
	}
}
