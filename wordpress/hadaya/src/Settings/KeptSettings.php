<?php
/**
 * What a save leaves in the database.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

use Hadaya\Languages\UsualTexts;
use Hadaya\Settings\Schema\FrontSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Puts clean settings into those that are kept, in today's shape, without losing what others keep there.
 */
final class KeptSettings {

	/**
	 * The front end's settings in fields and as JSON, which are kept as one.
	 */
	const FRONT = array( 'front', 'page_settings' );

	/**
	 * What is kept, with groups of it replaced.
	 *
	 * @param Options $options The owner's settings.
	 * @param array   $clean   Clean groups.
	 * @return array
	 */
	public static function with( Options $options, array $clean ): array {
		$stored = self::migrated( $options->stored() );
		foreach ( array_diff_key( $clean, array_flip( self::FRONT ) ) as $group => $fields ) {
			if ( 'widgets' === $group ) {
				$stored[ $group ] = WidgetList::merge( $stored[ $group ], $fields );
				continue;
			}
			// What another version of the plugin keeps beside our fields stays.
			$others           = isset( $stored[ $group ] ) && is_array( $stored[ $group ] ) ? $stored[ $group ] : array();
			$stored[ $group ] = array_merge( $others, $fields );
		}
		if ( array() !== array_intersect_key( $clean, array_flip( self::FRONT ) ) ) {
			$stored['page_settings'] = FrontSettings::merge( $options->page_settings(), $clean );
		}
		return UsualTexts::without( $stored );
	}

	/**
	 * What is kept, in today's shape: older versions had one widget.
	 *
	 * @param array $stored Settings as they are kept.
	 * @return array
	 */
	private static function migrated( array $stored ): array {
		if ( ! isset( $stored['widgets'] ) ) {
			$whole             = Options::complete( $stored );
			$stored['widgets'] = $whole['widgets'];
			$stored['common']  = $whole['common'];
		}
		unset( $stored['widget'] );
		return $stored;
	}
}
