<?php
/**
 * Active plugins.
 *
 * @package Hadaya
 */

namespace Hadaya\Swap;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the active plugins that we replace.
 */
final class ActivePlugins {

	/**
	 * Folders of the plugins whose scripts each island replaces.
	 */
	const FOLDERS = array(
		'gallery'        => array( 'woo-variation-gallery', 'woo-variation-gallery-pro' ),
		'swatches'       => array( 'woo-variation-swatches', 'woo-variation-swatches-pro' ),
		'contact-widget' => array( 'chaty', 'chaty-pro' ),
		'attribution'    => array( 'woocommerce' ),
		'menu'           => array( 'header-footer-elementor' ),
		'quote'          => array(),
		'content'        => array( 'elementor' ),
	);

	/**
	 * Returns the name and version of a plugin that is active on the site or its network; null if it is not active.
	 *
	 * @param string $folder Its folder.
	 * @return string[]|null
	 */
	public function find( string $folder ): ?array {
		$paths = is_multisite()
			? array_merge( wp_get_active_and_valid_plugins(), wp_get_active_network_plugins() )
			: wp_get_active_and_valid_plugins();
		foreach ( $paths as $path ) {
			if ( basename( dirname( $path ) ) === $folder ) {
				return get_file_data(
					$path,
					array(
						'name'    => 'Plugin Name',
						'version' => 'Version',
					)
				);
			}
		}
		return null;
	}

	/**
	 * Returns the plugins that an island replaces on this site, as "Name 1.2".
	 *
	 * @param string $island Island.
	 * @return string[]
	 */
	public function behind( string $island ): array {
		$folders = isset( self::FOLDERS[ $island ] ) ? self::FOLDERS[ $island ] : array();
		$found   = array_filter( array_map( array( $this, 'find' ), $folders ) );
		return array_values( array_map( array( $this, 'name' ), $found ) );
	}

	/**
	 * Returns a plugin's name and version for the owner, such as "Name 1.2".
	 *
	 * @param string[] $plugin Name and version.
	 * @return string
	 */
	private function name( array $plugin ): string {
		return trim( $plugin['name'] . ' ' . $plugin['version'] );
	}
}
