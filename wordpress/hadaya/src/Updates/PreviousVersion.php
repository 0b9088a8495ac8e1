<?php
/**
 * The version before.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * Keeps the installed version as a zip before another one takes its place, however that comes: by an update, by an uploaded zip or
 * by a way back. One is kept.
 */
final class PreviousVersion {

	/**
	 * What is kept: its version, the name of its zip and that file's sha256 value.
	 */
	const OPTION = 'hadaya_version_before';

	/**
	 * Folder of it, which no cleaning of WordPress empties.
	 */
	const FOLDER = WP_CONTENT_DIR . '/hadaya-version-before';

	/**
	 * Looks at what is about to be installed.
	 *
	 * @param string|\WP_Error $source Folder with what is to be installed.
	 * @return string|\WP_Error The same.
	 */
	public function before_install( $source ) {
		if ( is_string( $source ) && self::is_ours( $source ) ) {
			// The same version once more would leave no way back.
			$version = Installed::version();
			if ( Installed::head_of( $source )['version'] !== $version ) {
				$this->keep( $version );
			}
			OldFiles::carry( HADAYA_FOLDER . 'dist', trailingslashit( $source ) . 'dist' );
		}
		return $source;
	}

	/**
	 * Whether a folder holds a version of this plugin that will take the place of this one.
	 *
	 * @param string $source Folder.
	 * @return bool
	 */
	private static function is_ours( string $source ): bool {
		$folder = dirname( plugin_basename( HADAYA_FILE ) );
		return basename( untrailingslashit( $source ) ) === $folder && 'Hadaya' === Installed::head_of( $source )['name'];
	}

	/**
	 * Keeps the installed version. Where there is no room, an update goes on without it: the way back is a comfort.
	 *
	 * @param string $version Its version.
	 */
	private function keep( string $version ): void {
		$name = 'hadaya-' . $version . '-' . bin2hex( random_bytes( 8 ) ) . '.zip';
		$path = self::FOLDER . '/' . $name;
		if ( ! wp_mkdir_p( self::FOLDER ) || ! self::pack( $path ) ) {
			return;
		}
		$old = $this->path();
		update_site_option(
			self::OPTION,
			array(
				'version' => $version,
				'file'    => $name,
				'sha256'  => hash_file( 'sha256', $path ),
			)
		);
		if ( '' !== $old ) {
			wp_delete_file( $old );
		}
	}

	/**
	 * Packs the plugin's folder.
	 *
	 * @param string $path Path of the zip.
	 * @return bool
	 */
	private static function pack( string $path ): bool {
		require_once ABSPATH . 'wp-admin/includes/class-pclzip.php';
		$zip    = new \PclZip( $path );
		$folder = untrailingslashit( HADAYA_FOLDER );
		if ( 0 !== $zip->create( $folder, PCLZIP_OPT_REMOVE_PATH, dirname( $folder ) ) ) {
			return true;
		}
		wp_delete_file( $path );
		return false;
	}

	/**
	 * The version that is kept; empty when none is, or its zip is not as it was packed.
	 *
	 * @return string
	 */
	public function version(): string {
		return '' === $this->path() ? '' : (string) $this->kept()['version'];
	}

	/**
	 * Path of its zip, empty for none.
	 *
	 * @return string
	 */
	public function path(): string {
		$kept = $this->kept();
		$name = isset( $kept['file'] ) ? (string) $kept['file'] : '';
		$path = self::FOLDER . '/' . $name;
		return 1 === preg_match( '/^hadaya-[\d.]+-[0-9a-f]{16}\.zip$/D', $name ) && is_readable( $path ) ? $path : '';
	}

	/**
	 * Whether the zip is as it was packed: others may write into the folder.
	 *
	 * @return bool
	 */
	public function is_whole(): bool {
		$kept = $this->kept();
		return isset( $kept['sha256'] ) && '' !== $this->path() && hash_equals( (string) $kept['sha256'], (string) hash_file( 'sha256', $this->path() ) );
	}

	/**
	 * What is kept.
	 *
	 * @return array
	 */
	private function kept(): array {
		$kept = get_site_option( self::OPTION );
		return is_array( $kept ) ? $kept : array();
	}
}
