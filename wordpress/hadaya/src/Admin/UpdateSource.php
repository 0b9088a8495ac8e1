<?php
/**
 * Where updates of this plugin come from.
 *
 * @package Hadaya
 */

namespace Hadaya\Admin;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps wordpress.org's directory out of it. The header "Update URI" asks for that, but WordPress still sends the whole list of
 * plugins there and takes what comes back: a plugin that somebody puts there under our folder's name would replace this one.
 */
final class UpdateSource {

	/**
	 * Address at which WordPress asks for updates of plugins.
	 */
	const DIRECTORY = '#^https?://api\.wordpress\.org/plugins/update-check/#';

	/**
	 * The request for updates without this plugin.
	 *
	 * @param array  $request Request.
	 * @param string $url     Its address.
	 * @return array
	 */
	public static function leave_out( $request, $url ) {
		if ( 1 !== preg_match( self::DIRECTORY, (string) $url ) || ! isset( $request['body']['plugins'] ) || ! is_string( $request['body']['plugins'] ) ) {
			return $request;
		}
		$asked = json_decode( $request['body']['plugins'], true );
		$own   = plugin_basename( HADAYA_FILE );
		if ( is_array( $asked ) && isset( $asked['plugins'][ $own ] ) ) {
			unset( $asked['plugins'][ $own ] );
			$asked['active'] = array_values( array_diff( isset( $asked['active'] ) ? (array) $asked['active'] : array(), array( $own ) ) );

			$request['body']['plugins'] = (string) wp_json_encode( $asked );
		}
		return $request;
	}

	/**
	 * The list of updates without one of this plugin that is not from its own address.
	 *
	 * @param mixed $updates List of updates.
	 * @return mixed
	 */
	public static function drop( $updates ) {
		$own = plugin_basename( HADAYA_FILE );
		foreach ( array( 'response', 'no_update' ) as $list ) {
			$found = is_object( $updates ) && isset( $updates->$list[ $own ] ) ? (array) $updates->$list[ $own ] : array();
			if ( array() !== $found && ( ! isset( $found['id'] ) || self::address() !== $found['id'] ) ) {
				unset( $updates->$list[ $own ] );
			}
		}
		return $updates;
	}

	/**
	 * The address in the plugin's header.
	 *
	 * @return string
	 */
	private static function address(): string {
		return get_file_data( HADAYA_FILE, array( 'UpdateURI' => 'Update URI' ) )['UpdateURI'];
	}
}
