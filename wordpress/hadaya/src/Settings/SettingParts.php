<?php
/**
 * Parts of the registered settings groups.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Optional parts of a group besides its defaults and schema. They are only needed to save, validate and show settings:
 *
 * - `notes( $options )` returns notes about the current settings, keyed by field path
 * - `remember( $present, $next )` changes settings that are about to be stored
 * - `fill( $present, $given, $states )` and `merge( $stored, $clean )` give new items of a list their ids, and keep the stored values of the others
 * - `placeholders()` returns the placeholders that texts may contain, keyed by the texts' format
 * - `prepare( $object, $fields )` changes an object before it is validated
 * - `formats()` returns functions that sanitise a text depending on other fields in the same object, keyed by format
 */
final class SettingParts {

	private Options $options;

	public function __construct( Options $options ) {
		$this->options = $options;
	}

	/**
	 * Returns an optional part, such as `notes`, of every group that has it.
	 *
	 * @param string $part Name of the part.
	 * @return callable[] By group.
	 */
	public function of( string $part ): array {
		return array_filter( array_map( static fn ( array $parts ) => $parts[ $part ] ?? null, $this->options->groups() ) );
	}

	/**
	 * Calls the given part's function in every group that has one, and returns the merged results.
	 *
	 * @param string $part     Name of the part.
	 * @param mixed  ...$given Arguments for the functions.
	 * @return array<string, mixed>
	 */
	public function gather( string $part, ...$given ): array {
		$all = array();
		foreach ( $this->of( $part ) as $function ) {
			$all = array_merge( $all, call_user_func_array( $function, $given ) );
		}
		return $all;
	}
}
