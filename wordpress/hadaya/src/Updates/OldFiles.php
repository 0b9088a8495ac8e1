<?php
/**
 * Files of the version before, for pages in caches.
 *
 * @package Hadaya
 */

namespace Hadaya\Updates;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that a cache keeps ask for files of the version that made them. Files whose names carry the hash of their content stay for
 * one version more, so such a page works as before until the cache has forgotten it.
 */
final class OldFiles {

	/**
	 * A name that stands for one content for ever.
	 */
	const HASHED = '/-[A-Za-z0-9_-]{8}\.min\.(?:js|css)$/D';

	/**
	 * Puts what the old files' manifest names, and the new version has not, beside the new ones. What the old version had itself
	 * taken over is not in its manifest and goes.
	 *
	 * @param string $from Folder of the old files.
	 * @param string $to   Folder of the new ones.
	 */
	public static function carry( string $from, string $to ): void {
		foreach ( array( '', '/light' ) as $part ) {
			if ( ! is_dir( $to . $part ) ) {
				continue;
			}
			foreach ( self::names( $from . $part . '/manifest.json' ) as $name ) {
				if ( is_readable( $from . $part . '/' . $name ) && ! file_exists( $to . $part . '/' . $name ) ) {
					copy( $from . $part . '/' . $name, $to . $part . '/' . $name );
				}
			}
		}
	}

	/**
	 * Names of the files of a manifest that carry a hash.
	 *
	 * @param string $path Path of the manifest.
	 * @return string[]
	 */
	private static function names( string $path ): array {
		$manifest = is_readable( $path ) ? json_decode( (string) file_get_contents( $path ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of our own.
		$entries  = isset( $manifest['files'] ) && is_array( $manifest['files'] ) ? $manifest['files'] : array();
		$names    = array_merge( array_column( $entries, 'file' ), array_column( $entries, 'css' ) );
		foreach ( array_column( $entries, 'imports' ) as $imports ) {
			$names = array_merge( $names, (array) $imports );
		}
		$hashed = preg_grep( self::HASHED, array_filter( $names, 'is_string' ) );
		return array_filter( array_unique( (array) $hashed ), static fn ( string $name ): bool => basename( $name ) === $name );
	}
}
