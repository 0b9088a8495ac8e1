<?php
/**
 * What a save leaves in the database.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Settings\Schema\FrontSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Puts clean settings into those that are kept, and leaves what the schema does not name.
 */
final class StoredSettings {

	/**
	 * The front end's settings in fields and as JSON, which are kept as one.
	 */
	const FRONT = array( 'front', 'page_settings' );

	private Options $options;
	private FrontSettings $front_settings;

	public function __construct( Options $options, FrontSettings $front_settings ) {
		$this->options        = $options;
		$this->front_settings = $front_settings;
	}

	/**
	 * What is kept, with groups of it replaced.
	 *
	 * @param Options              $options The owner's settings.
	 * @param array<string, mixed> $clean   Clean groups.
	 * @return array<string, mixed>
	 */
	public function with( Options $options, array $clean ): array {
		$stored = $options->stored();
		$lists  = $this->options->parts( 'merge' );
		foreach ( array_diff_key( $clean, array_flip( self::FRONT ) ) as $group => $fields ) {
			if ( isset( $lists[ $group ] ) ) {
				$stored[ $group ] = call_user_func( $lists[ $group ], $stored[ $group ] ?? array(), $fields );
				continue;
			}
			// Such as the words of consent that were replaced, which no field shows.
			$others           = isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ? $stored[ $group ] : array();
			$stored[ $group ] = array_merge( $others, $fields );
		}
		if ( array() !== array_intersect_key( $clean, array_flip( self::FRONT ) ) ) {
			$stored['page_settings'] = $this->front_settings->merge( $options->page_settings(), $clean );
		}
		return DefaultTexts::without( $stored );
	}
}
