<?php
/**
 * Sanitisation of text and JSON in settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Settings\Schema\FrontTypes;
use Hadaya\Settings\Schema\OwnerSchema;
use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitises text according to the field's options or format, and validates settings in JSON.
 *
 * @phpstan-import-type FieldSchema from \Hadaya\Settings\Schema\SettingsSchema
 */
final class PlainTexts {

	private OwnerSchema $owner_schema;
	private Formats $formats;

	public function __construct( OwnerSchema $owner_schema, Formats $formats ) {
		$this->owner_schema = $owner_schema;
		$this->formats      = $formats;
	}

	/**
	 * Sanitises text according to the field's options or format. JSON is decoded, and an empty secret is replaced with a random one.
	 *
	 * @param Validator   $validator Collects errors.
	 * @param string      $given     Given text.
	 * @param FieldSchema $schema    Its schema.
	 * @param string      $path      Its path.
	 * @return mixed
	 */
	public function clean( Validator $validator, string $given, array $schema, string $path ) {
		$format = isset( $schema['format'] ) ? $schema['format'] : '';
		$long   = 'json' === $format || 1 === preg_match( '/(^|-)long$/', $format );
		if ( mb_strlen( $given ) > ( 'json' === $format ? 100000 : $this->owner_schema->longest() ) ) {
			return $validator->refuse( $path, __( 'This text is too long. Shorten it.', 'hadaya' ) );
		}
		$text = Formats::tidy( $given, $format, $long );
		if ( isset( $schema['enum'] ) ) {
			return in_array( $text, $schema['enum'], true )
				? $text
				: $validator->refuse( $path, __( 'Choose one of the listed values.', 'hadaya' ) );
		}
		if ( 'json' === $format ) {
			return self::clean_json( $validator, $text, $path );
		}
		if ( 'secret' === $format && '' === $text ) {
			return wp_generate_password( 40, false );
		}
		$problem = $this->formats->problem( $text, $format );
		if ( '' !== $problem ) {
			return $validator->refuse( $path, $problem );
		}
		if ( 'uri' === $format || 'https' === $format ) {
			return esc_url_raw( $text, array( 'http', 'https' ) );
		}
		return $long ? Texts::owners( $text, true ) : $text;
	}

	/**
	 * Decodes the owner's JSON object and validates its settings.
	 *
	 * @param Validator $validator Collects errors.
	 * @param string    $text      JSON text.
	 * @param string    $path      Its path.
	 * @return array<string, mixed>|null
	 */
	private static function clean_json( Validator $validator, string $text, string $path ): ?array {
		$decoded = '' === $text ? array() : json_decode( $text, true );
		if ( is_array( $decoded ) && ( array() === $decoded || '{' === $text[0] ) ) {
			$problem = FrontTypes::problem( $decoded );
			return '' === $problem ? $decoded : $validator->refuse( $path, $problem );
		}
		return $validator->refuse( $path, __( 'Enter a JSON object, for example {"swatches": {"selectOnArrow": true}}', 'hadaya' ) );
	}
}
