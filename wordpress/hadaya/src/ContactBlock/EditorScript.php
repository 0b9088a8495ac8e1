<?php
/**
 * The script of the editor.
 *
 * @package Hadaya
 */

namespace Hadaya\ContactBlock;

use Hadaya\Assets\Manifest;
use Hadaya\Assets\PageSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Puts the one script of our blocks on the editor's page. It offers those blocks for which it is given something.
 */
final class EditorScript {

	/**
	 * Handle of the script.
	 */
	const HANDLE = 'hadaya-block';

	/**
	 * Puts the script on the page.
	 *
	 * @param string $name Name under which it finds what it is given.
	 * @param mixed  $data What it is given.
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
