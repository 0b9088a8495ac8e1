<?php
/**
 * Editor script.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Enqueues the shared script of our blocks in the editor. The script registers the blocks for which it receives data.
 */
final class EditorScript {

	/**
	 * Handle of the editor script that all of our blocks share.
	 */
	const HANDLE = 'hadaya-block';

	/**
	 * Enqueues the editor script, unless it was not built, and prints its input data as a global variable.
	 *
	 * @param string $name Name of the script's input data.
	 * @param mixed  $data Input data.
	 */
	public function enqueue( string $name, $data ): void {
		$files = new Manifest( HADAYA_FOLDER . 'dist/admin', plugins_url( 'dist/admin', HADAYA_FILE ) );
		if ( ! $files->has( 'block' ) ) {
			return;
		}
		$script = $files->describe( 'block' );
		wp_enqueue_script(
			self::HANDLE,
			$script['url'],
			array( 'react', 'wp-element', 'wp-components', 'wp-blocks', 'wp-block-editor', 'wp-i18n' ),
			$script['version'],
			true
		);
		wp_set_script_translations( self::HANDLE, 'hadaya', HADAYA_FOLDER . 'languages' );
		wp_add_inline_script( self::HANDLE, 'var ' . $name . '=' . wp_json_encode( $data, PageSettings::JSON_FLAGS ) . ';', 'before' );
	}
}
