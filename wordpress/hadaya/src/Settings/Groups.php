<?php
/**
 * The groups of the settings.
 *
 * @package Hadaya
 */

namespace Hadaya\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Knows what each subject has registered of its group. The settings themselves know no subject.
 */
final class Groups {

	/** @var array[] */
	private static array $all = array();

	/**
	 * Registers a group; the owner meets groups in this order. Functions are given by their names, so that their files are read
	 * when they are needed.
	 *
	 * @param string $name  Name.
	 * @param array  $parts What its subject says of it, all of it optional but the schema and one of the first two:
	 *                      `defaults` are the values of a fresh site, `complete( $stored )` fills in what is missing where that takes more,
	 *                      `schema()` describes the group, `notes( $options )` says what is so just now, by the path of a field,
	 *                      `remember( $present, $next )` changes settings that are about to be kept,
	 *                      `fill( $present, $given, $states )` and `merge( $stored, $clean )` number and keep the items of a list,
	 *                      `places()` names what texts may have in braces, by their format,
	 *                      `prepare( $object, $fields )` changes an object before it is checked,
	 *                      `formats()` names functions that clean a text beside the others of its object, by format.
	 */
	public static function register( string $name, array $parts ): void {
		self::$all[ $name ] = $parts;
	}

	/**
	 * Names of all groups.
	 *
	 * @return string[]
	 */
	public static function names(): array {
		return array_keys( self::$all );
	}

	/**
	 * The values of a group with what is missing filled in.
	 *
	 * @param string $name   Name of the group.
	 * @param mixed  $stored What is kept of it.
	 * @return array
	 */
	public static function complete( string $name, $stored ): array {
		$kept  = is_array( $stored ) ? $stored : array();
		$parts = self::$all[ $name ];
		return isset( $parts['complete'] ) ? call_user_func( $parts['complete'], $kept ) : array_merge( $parts['defaults'], $kept );
	}

	/**
	 * One part of every group that has it.
	 *
	 * @param string $part Part, as `register()` names it.
	 * @return callable[] By group.
	 */
	public static function parts( string $part ): array {
		$found = array();
		foreach ( self::$all as $name => $parts ) {
			if ( isset( $parts[ $part ] ) ) {
				$found[ $name ] = $parts[ $part ];
			}
		}
		return $found;
	}

	/**
	 * What the functions of one part answer, of all groups together.
	 *
	 * @param string $part     Part.
	 * @param mixed  ...$given What the functions take.
	 * @return array
	 */
	public static function gather( string $part, ...$given ): array {
		$all = array();
		foreach ( self::parts( $part ) as $function ) {
			$all = array_merge( $all, call_user_func_array( $function, $given ) );
		}
		return $all;
	}
}
