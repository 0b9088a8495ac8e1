<?php
/**
 * Stored form of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\DefaultTexts;
use Hadaya\Settings\Schema\FrontSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Merges sanitised settings into the stored ones, and keeps values that the schema does not describe.
 */
final class StoredSettings {

	/**
	 * Groups with the front end's settings: `front` contains the fields, `page_settings` the JSON. Both are stored in `page_settings`.
	 */
	const FRONT = array( 'front', 'page_settings' );

	private SettingParts $setting_parts;
	private FrontSettings $front_settings;

	public function __construct( SettingParts $setting_parts, FrontSettings $front_settings ) {
		$this->setting_parts  = $setting_parts;
		$this->front_settings = $front_settings;
	}

	/**
	 * Returns the stored settings with the sanitised groups merged into them, without default texts.
	 *
	 * @param Options              $options The owner's settings.
	 * @param array<string, mixed> $clean   Sanitised groups.
	 * @return array<string, mixed>
	 */
	public function with( Options $options, array $clean ): array {
		$stored = $options->stored();
		$lists  = $this->setting_parts->of( 'merge' );
		foreach ( array_diff_key( $clean, array_flip( self::FRONT ) ) as $group => $fields ) {
			if ( isset( $lists[ $group ] ) ) {
				$stored[ $group ] = call_user_func( $lists[ $group ], $stored[ $group ] ?? array(), $fields );
				continue;
			}
			// Keeps values that no field shows, such as replaced consent texts.
			$others           = isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ? $stored[ $group ] : array();
			$stored[ $group ] = array_merge( $others, $fields );
		}
		if ( array() !== array_intersect_key( $clean, array_flip( self::FRONT ) ) ) {
			$stored['page_settings'] = $this->front_settings->merge( $options->page_settings(), $clean );
		}
		return DefaultTexts::without( $stored );
	}
}
