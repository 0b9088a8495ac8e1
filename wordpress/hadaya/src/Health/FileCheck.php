<?php
/**
 * Check for missing or changed built files.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Assets\Manifest;

defined( 'ABSPATH' ) || exit;

/**
 * Compares the built files with the manifest.
 */
final class FileCheck {

	private Manifest $manifest;

	public function __construct( Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/**
	 * Returns the names of built files that are missing or changed; the manifest's own name if the manifest is broken.
	 *
	 * @return string[]
	 */
	public function broken(): array {
		if ( empty( $this->manifest->entries() ) ) {
			return array( 'manifest.json' );
		}
		$broken = array();
		foreach ( $this->manifest->entries() as $entry ) {
			$path = $this->manifest->path( $entry['file'] );
			$hash = is_readable( $path ) ? hash_file( 'sha384', $path, true ) : '';
			if ( 'sha384-' . base64_encode( $hash ) !== $entry['sha384'] ) { // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The format of an integrity attribute.
				$broken[] = $entry['file'];
			}
		}
		return $broken;
	}
}
