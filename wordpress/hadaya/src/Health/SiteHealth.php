<?php
/**
 * Our questions on the screen "Site Health".
 *
 * @package Hadaya
 */

namespace Hadaya\Health;

use Hadaya\Assets\Manifest;
use Hadaya\Rest\Route;
use Hadaya\Swap\ActivePlugins;

defined( 'ABSPATH' ) || exit;

/**
 * Says whether our files are whole and reach a visitor, and which replaced plugins have known holes.
 */
final class SiteHealth {

	/**
	 * Replaced plugins with a known hole that matters beside ours: folder, name, first version without it, its number.
	 */
	const HOLES = array(
		array( 'chaty', 'Chaty', '3.5.2', 'CVE-2026-27370' ),
		array( 'chaty-pro', 'Chaty Pro', '3.3.4', 'CVE-2025-26776' ),
		array( 'elementor', 'Elementor', '3.5.6', 'CVE-2022-29455' ),
	);

	/**
	 * Route that asks for the loader as a visitor would.
	 */
	const ROUTE = '/health/reach';

	/**
	 * The built files.
	 *
	 * @var Manifest
	 */
	private Manifest $manifest;

	/**
	 * Remembers its parts.
	 *
	 * @param Manifest $manifest The built files.
	 */
	public function __construct( Manifest $manifest ) {
		$this->manifest = $manifest;
	}

	/**
	 * Adds our questions.
	 *
	 * @param array $tests Questions of the screen.
	 * @return array
	 */
	public function add_tests( $tests ): array {
		$tests['direct']['hadaya_files']    = array(
			'label' => __( 'Hadaya: files', 'hadaya' ),
			'test'  => array( $this, 'test_files' ),
		);
		$tests['direct']['hadaya_replaced'] = array(
			'label' => __( 'Hadaya: replaced plugins', 'hadaya' ),
			'test'  => array( $this, 'test_replaced' ),
		);
		$tests['async']['hadaya_reach']     = array(
			'label'             => __( 'Hadaya: reach', 'hadaya' ),
			'test'              => rest_url( Route::SPACE . self::ROUTE ),
			'has_rest'          => true,
			'async_direct_test' => array( $this, 'test_reach' ),
		);
		return $tests;
	}

	/**
	 * Whether every built file is there and is what was built.
	 *
	 * @return array
	 */
	public function test_files(): array {
		$broken = $this->manifest->broken_files();
		if ( empty( $broken ) ) {
			return self::answer( 'hadaya_files', 'good', __( 'The files of Hadaya are whole', 'hadaya' ), __( 'Every script and style sheet is there and is the one that was built.', 'hadaya' ) );
		}
		/* translators: %s: names of files. */
		$text = sprintf( __( 'Missing or changed: %s. A part without its file stays as the plugin drew it, and nobody knows what a changed file does. Install the plugin again.', 'hadaya' ), implode( ', ', $broken ) );
		return self::answer( 'hadaya_files', 'critical', __( 'Files of Hadaya are missing or were changed', 'hadaya' ), $text );
	}

	/**
	 * Whether a replaced plugin has a known hole.
	 *
	 * @return array
	 */
	public function test_replaced(): array {
		$found = array();
		foreach ( self::HOLES as list( $folder, $name, $fixed, $number ) ) {
			$plugin = ActivePlugins::find( $folder );
			if ( null !== $plugin && version_compare( $plugin['version'], $fixed, '<' ) ) {
				/* translators: 1: plugin, 2: its version, 3: number of the hole, 4: version without it. */
				$found[] = sprintf( __( '%1$s %2$s has a known hole (%3$s): update to %4$s or later.', 'hadaya' ), $name, $plugin['version'], $number, $fixed );
			}
		}
		if ( empty( $found ) ) {
			return self::answer( 'hadaya_replaced', 'good', __( 'The plugins behind Hadaya have no known holes', 'hadaya' ), __( 'Hadaya replaces what they do in the browser; their server side stays in use, so keep them up to date.', 'hadaya' ) );
		}
		return self::answer( 'hadaya_replaced', 'critical', __( 'A plugin behind Hadaya has a known hole', 'hadaya' ), __( 'Hadaya replaces what it does in the browser; on the server it still works.', 'hadaya' ) . ' ' . implode( ' ', $found ) );
	}

	/**
	 * Whether a visitor gets the loader, whole and as a script.
	 *
	 * @return array
	 */
	public function test_reach(): array {
		$loader  = $this->manifest->has( 'hadaya' ) ? $this->manifest->describe( 'hadaya' ) : null;
		$trouble = null === $loader ? __( 'It was not built. Install the plugin again.', 'hadaya' ) : self::fetch_trouble( $loader );
		if ( '' === $trouble ) {
			return self::answer( 'hadaya_reach', 'good', __( 'Visitors get the scripts of Hadaya', 'hadaya' ), __( 'The loader was asked for as a visitor would and came back whole.', 'hadaya' ) );
		}
		/* translators: 1: address of a file, 2: what is wrong. */
		$text = sprintf( __( '%1$s: %2$s', 'hadaya' ), null === $loader ? 'hadaya.min.js' : $loader['url'], $trouble );
		if ( self::changed_text() === $trouble ) {
			return self::answer( 'hadaya_reach', 'recommended', __( 'Visitors get a changed copy of the scripts of Hadaya', 'hadaya' ), $text );
		}
		return self::answer( 'hadaya_reach', 'critical', __( 'Visitors do not get the scripts of Hadaya', 'hadaya' ), $text );
	}

	/**
	 * What is wrong with a script as a visitor gets it from an address, whatever its bytes; an empty text when nothing is.
	 *
	 * @param string $address Its address.
	 * @return string
	 */
	public static function trouble_at( string $address ): string {
		return self::fetch_trouble(
			array(
				'url'       => $address,
				'hash'      => '',
				'integrity' => '',
			)
		);
	}

	/**
	 * What is wrong with a file as it comes over the network; an empty text when nothing is.
	 *
	 * @param array $file File as the manifest describes it.
	 * @return string
	 */
	private static function fetch_trouble( array $file ): string {
		$response = wp_remote_get( $file['url'], array( 'timeout' => 10 ) );
		if ( is_wp_error( $response ) ) {
			return $response->get_error_message();
		}
		$status = (int) wp_remote_retrieve_response_code( $response );
		if ( 200 !== $status ) {
			/* translators: %d: HTTP status. */
			return sprintf( __( 'the server answers with %d. A firewall, or a folder that is not public?', 'hadaya' ), $status );
		}
		$type = (string) wp_remote_retrieve_header( $response, 'content-type' );
		if ( false === strpos( $type, 'javascript' ) ) {
			/* translators: %s: content type. */
			return sprintf( __( 'the server calls it “%s”, so browsers do not run it. It must be text/javascript.', 'hadaya' ), $type );
		}
		$hash = 'sha384-' . base64_encode( hash( 'sha384', wp_remote_retrieve_body( $response ), true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- The form of an integrity attribute.
		if ( '' === $file['hash'] || $hash === $file['hash'] ) {
			return '';
		}
		return '' === $file['integrity'] ? self::changed_text() : __( 'its text was changed on the way, so browsers refuse it. Exclude it from minifying.', 'hadaya' );
	}

	/**
	 * What is said of a changed file that browsers take, for its tag has no hash.
	 *
	 * @return string
	 */
	private static function changed_text(): string {
		return __( 'its text was changed on the way, by a plugin or the server that minifies it. Browsers run it all the same; exclude it from minifying if a part of Hadaya does not work.', 'hadaya' );
	}

	/**
	 * An answer as the screen wants it.
	 *
	 * @param string $test   Name of the question.
	 * @param string $status One of good, recommended and critical.
	 * @param string $label  The answer in a line.
	 * @param string $text   What it means and what to do.
	 * @return array
	 */
	public static function answer( string $test, string $status, string $label, string $text ): array {
		return array(
			'label'       => $label,
			'status'      => $status,
			'badge'       => array(
				'label' => __( 'Hadaya', 'hadaya' ),
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => $test,
		);
	}
}
