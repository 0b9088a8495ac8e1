<?php
/**
 * Check for our loader's tag in a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

defined( 'ABSPATH' ) || exit;

/**
 * Examines the HTML of a page that a visitor gets, to find the source of our loader and whether the browser runs it immediately. The check relies on
 * the markup alone; plugin names only label a finding.
 */
final class PageCheck {

	/**
	 * Maximum number of bytes that are read.
	 */
	const MOST = 3000000;

	/**
	 * Script types that browsers run.
	 */
	const RUN = '#^(?:(?:text|application)/(?:x-)?(?:java|ecma)script|module)?$#i';

	/**
	 * Describes our loader in a page's HTML:
	 *
	 * - `is_there` whether its tag is on the page
	 * - `is_late` whether its start is delayed, usually until the visitor's first interaction
	 * - `is_copy` whether it is loaded from a URL other than our own
	 * - `address` the URL from which it is loaded
	 * - `type`     the tag's type
	 * - `by`       the optimiser, if the address or the type shows it
	 * - `others`   number of other delayed scripts
	 *
	 * @param string $html HTML of the page.
	 * @param string $ours URL of the folder with our files.
	 * @return array{is_there: bool, is_late: bool, is_copy: bool, address: string, type: string, by: string, others: int}
	 */
	public function read( string $html, string $ours ): array {
		$found = array(
			'is_there' => false,
			'is_late'  => false,
			'is_copy'  => false,
			'address'  => '',
			'type'     => '',
			'by'       => '',
			'others'   => 0,
		);
		preg_match_all( '/<script\b[^>]{0,3000}>/i', substr( $html, 0, self::MOST ), $tags );
		foreach ( $tags[0] as $tag ) {
			$type    = $this->attribute( $tag, 'type' );
			$is_odd  = 1 !== preg_match( self::RUN, $type );
			$is_ours = 1 === preg_match( '#/hadaya\.min\.js|\sid=["\']?hadaya-js["\'\s>]#', $tag );
			if ( ! $is_ours ) {
				$found['others'] += (int) ( $is_odd && false !== stripos( $type, 'script' ) );
				continue;
			}
			$src     = $this->attribute( $tag, 'src' );
			$address = '' === $src || 0 === strpos( $src, 'data:' ) ? $this->kept_address( $tag ) : $src;
			$found   = array_merge(
				$found,
				array(
					'is_there' => true,
					'is_late'  => $is_odd || '' === $src || 0 === strpos( $src, 'data:' ),
					'is_copy'  => '' !== $address && false === strpos( $address, '/hadaya/dist/' ) && 0 !== strpos( $address, $ours ),
					'address'  => $address,
					'type'     => $type,
					'by'       => $this->label( $type, $tag ),
				)
			);
		}
		return $found;
	}

	/**
	 * Returns the setting with which an optimiser excludes a script from delay; empty if unknown.
	 *
	 * @param string $name Name of the optimiser.
	 * @return string
	 */
	public function setting( string $name ): string {
		$switches = $this->names()['switches'];
		return isset( $switches[ $name ] ) ? $switches[ $name ] : '';
	}

	/**
	 * Returns the name of the plugin that a script's type or tag indicates; empty if unknown.
	 *
	 * @param string $type Type of the script.
	 * @param string $tag  Tag of the script.
	 * @return string
	 */
	private function label( string $type, string $tag ): string {
		foreach ( $this->names()['types'] as $marker => $name ) {
			if ( '' !== $type && false !== stripos( $type, $marker ) ) {
				return $name;
			}
		}
		foreach ( $this->names()['paths'] as $marker => $name ) {
			if ( false !== strpos( $tag, $marker ) ) {
				return $name;
			}
		}
		// Rocket Loader puts a hexadecimal id before each script type.
		return 1 === preg_match( '/^[0-9a-f]{8,40}-/', $type ) ? 'Cloudflare Rocket Loader' : '';
	}

	/**
	 * Returns the URL that the tag of a delayed script stores in a `data-` attribute.
	 *
	 * @param string $tag Markup of the tag.
	 * @return string
	 */
	private function kept_address( string $tag ): string {
		return 1 === preg_match( '/\sdata-[a-z-]{1,40}=["\']([^"\']{1,2000}\.js[^"\']{0,500})["\']/i', $tag, $match )
			? html_entity_decode( $match[1] )
			: '';
	}

	/**
	 * Returns the decoded value of an attribute, quoted or not; empty if the attribute is missing.
	 *
	 * @param string $tag  Markup of the tag.
	 * @param string $name Name of the attribute.
	 * @return string
	 */
	private function attribute( string $tag, string $name ): string {
		return 1 === preg_match( '/\s' . $name . '=(?:"([^"]*)"|\'([^\']*)\'|([^\s>]+))/i', $tag, $match ) ? html_entity_decode( end( $match ) ) : '';
	}

	/**
	 * Returns the known optimisers: names by script type and by path, and the settings that exclude a script.
	 *
	 * @return array<string, array<string, string>>
	 */
	private function names(): array {
		static $names = null;
		if ( null === $names ) {
			$names = json_decode( (string) file_get_contents( __DIR__ . '/optimisers.json' ), true ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
		}
		return $names;
	}
}
