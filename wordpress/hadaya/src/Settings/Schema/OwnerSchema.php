<?php
/**
 * Schema for a contact widget's settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `owner.json`, which is generated from the contact widget's own description of its settings: types, limits, choices, defaults, formats,
 * conditions and labels. The settings app and the tag builder render their fields from it, and the widget reads the resulting settings.
 * @phpstan-import-type FieldSchema from SettingsSchema
 */
final class OwnerSchema {

	/**
	 * Content of `owner.json`; null until it has been read.
	 *
	 * @var array{fields: array<string, array<string, FieldSchema>>, formats: array<string, string>, maxLength: int, channels: array<string, array<string, mixed>>}|null
	 */
	private ?array $content = null;

	/**
	 * Returns a top-level entry of `owner.json`, which is read on the first call.
	 *
	 * @param string $part Name of the part.
	 * @return mixed
	 */
	private function part( string $part ) {
		if ( null === $this->content ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
			$this->content = (array) json_decode( (string) file_get_contents( __DIR__ . '/owner.json' ), true );
		}
		return $this->content[ $part ];
	}

	/**
	 * Returns the fields of `widget`, `common` or `form`, in display order, in the site's language.
	 *
	 * @param string $of One of `widget`, `common` and `form`.
	 * @return array<string, FieldSchema>
	 */
	public function fields( string $of ): array {
		$texts = WidgetTexts::all() + FormTexts::all() + OwnerChoices::all() + OwnerTexts::channels();
		return $this->said( $this->part( 'fields' )[ $of ], $texts );
	}

	/**
	 * Returns the fields with labels in the site's language, and text fields with their pattern and maximum length.
	 *
	 * @param array<int|string, FieldSchema> $fields Fields by name.
	 * @param string[]                       $texts  Translations, keyed by English text.
	 * @return array<int|string, FieldSchema>
	 */
	private function said( array $fields, array $texts ): array {
		foreach ( $fields as $name => $field ) {
			foreach ( array_intersect_key(
				$field,
				array(
					'title'       => '',
					'description' => '',
					'example'     => '',
				)
			) as $word => $text ) {
				$field[ $word ] = '' === $text ? '' : $texts[ $text ];
			}
			if ( isset( $field['enumNames'] ) ) {
				foreach ( $field['enumNames'] as $index => $text ) {
					$field['enumNames'][ $index ] = $texts[ $text ];
				}
			}
			if ( isset( $field['properties'] ) ) {
				$field['properties'] = $this->said( $field['properties'], $texts );
			}
			if ( isset( $field['items'] ) ) {
				$field['items'] = $this->said( array( $field['items'] ), $texts )[0];
			}
			unset( $field['fresh'] );
			$fields[ $name ] = $this->with_look( $field );
		}
		return $fields;
	}

	/**
	 * Adds the format's pattern and the maximum length to a text field; other fields stay unchanged.
	 *
	 * @param FieldSchema $field Field.
	 * @return FieldSchema
	 */
	public function with_look( array $field ): array {
		if ( 'string' !== $field['type'] || isset( $field['enum'] ) ) {
			return $field;
		}
		$pattern = $this->pattern( $field['format'] );
		return $field + array( 'maxLength' => $this->longest() ) + ( '' === $pattern ? array() : array( 'pattern' => $pattern ) );
	}

	/**
	 * Returns the regular expression for a format; empty if it has none.
	 *
	 * @param string $format Format.
	 * @return string
	 */
	public function pattern( string $format ): string {
		$patterns = $this->part( 'formats' );
		return isset( $patterns[ $format ] ) ? $patterns[ $format ] : '';
	}

	/**
	 * Returns the maximum length of a string, in characters.
	 *
	 * @return int
	 */
	public function longest(): int {
		return (int) $this->part( 'maxLength' );
	}

	/**
	 * Returns the initial values of a new `widget`, `common` or `form`.
	 *
	 * @param string $of One of `widget`, `common` and `form`.
	 * @return array<string, mixed>
	 */
	public function fresh( string $of ): array {
		return $this->begun( $this->part( 'fields' )[ $of ] );
	}

	/**
	 * Returns the initial values of a new list item.
	 *
	 * @param string   $of  Group of the fields, such as `widget`.
	 * @param string[] $way Names of the lists on its path, such as `channels` and `agents`.
	 * @return array<string, mixed>
	 */
	public function fresh_item( string $of, array $way ): array {
		$fields = $this->part( 'fields' )[ $of ];
		foreach ( $way as $name ) {
			$fields = $fields[ $name ]['items']['properties'];
		}
		return $this->begun( $fields );
	}

	/**
	 * Returns the initial values of fields. A time zone defaults to the site's.
	 *
	 * @param array<string, FieldSchema> $fields Fields by name.
	 * @return array<string, mixed>
	 */
	private function begun( array $fields ): array {
		$values = array();
		foreach ( $fields as $name => $field ) {
			$value = array_key_exists( 'fresh', $field ) ? $field['fresh'] : ( isset( $field['default'] ) ? $field['default'] : array() );
			if ( isset( $field['properties'] ) ) {
				$value = $this->begun( $field['properties'] );
			} elseif ( isset( $field['format'] ) && 'zone' === $field['format'] ) {
				$value = wp_timezone_string();
			} elseif ( 'array' === $field['type'] && array( array() ) === $value ) {
				$value = array( $this->begun( $field['items']['properties'] ) );
			} elseif ( is_string( $value ) && isset( $field['fresh'] ) ) {
				$value = OwnerTexts::fresh()[ $value ];
			}
			$values[ $name ] = $value;
		}
		return $values;
	}

	/**
	 * Returns the channel types, with names in the site's language.
	 *
	 * @return array<string, array{name: string, type: string, color: string, link: string, kind: string, example: string, hasTeam: bool}>
	 */
	public function channels(): array {
		$channels = $this->part( 'channels' );
		$texts    = OwnerTexts::channels();
		foreach ( $channels as $type => $channel ) {
			$channels[ $type ]['name'] = $texts[ $channel['name'] ];
		}
		return $channels;
	}
}
