<?php
/**
 * The installed version.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * Reads heads of plugin folders. A server that keeps compiled files may run the code of the version before for a while after an
 * update, whose constants are then old: the file itself says what is installed.
 */
final class Installed {

	/**
	 * The version of this plugin that is installed.
	 *
	 * @return string
	 */
	public static function version(): string {
		return self::head_of( HADAYA_FOLDER )['version'];
	}

	/**
	 * Name and version of the plugin in a folder; empty where there is none of ours.
	 *
	 * @param string $folder Folder.
	 * @return string[]
	 */
	public static function head_of( string $folder ): array {
		$file  = trailingslashit( $folder ) . basename( HADAYA_FILE );
		$heads = array(
			'name'    => 'Plugin Name',
			'version' => 'Version',
		);
		return is_readable( $file ) ? get_file_data( $file, $heads ) : array_fill_keys( array_keys( $heads ), '' );
	}
}
