<?php
/**
 * Files that the fallback loads.
 *
 * @package Hadaya
 */

namespace Hadaya\WayBack;

use Hadaya\Swap\ReplacedHandles;

defined( 'ABSPATH' ) || exit;

/**
 * Lists a page's replaced scripts and style sheets with their URLs, each after the dependencies that the page lacks. The list omits the inline code
 * of replaced handles, which is already on the page, but includes the settings and inline scripts of missing libraries.
 */
final class FileList {

	private ReplacedHandles $replaced_handles;

	/** @var array<string, array{0: string, 1: string, 2: string, 3: string}> */
	private array $listed = array();

	public function __construct( ReplacedHandles $replaced_handles ) {
		$this->replaced_handles = $replaced_handles;
	}

	/**
	 * Returns a row for each script, in execution order: islands (separated by spaces), URL, and inline code before and after.
	 *
	 * @return list<array{0: string, 1: string, 2: string, 3: string}>
	 */
	public function scripts(): array {
		$this->listed = array();
		foreach ( $this->replaced_handles->scripts() as $handle => $kept ) {
			$this->add( (string) $handle, $kept['island'], array() );
		}
		return array_values( $this->listed );
	}

	/**
	 * Returns a row for each style sheet, in order: island, URL, handle, and media (empty for `all`).
	 *
	 * @return list<array{0: string, 1: string, 2: string, 3: string}>
	 */
	public function styles(): array {
		$found = array();
		foreach ( $this->replaced_handles->styles() as $handle => $kept ) {
			foreach ( array_merge( self::missing_sheets( $kept['file']->deps ), array( $handle => $kept['file'] ) ) as $name => $file ) {
				$is_there = $name !== $handle || self::is_printed( wp_styles(), $handle, $kept['file'] );
				if ( ( $name !== $handle || ! $is_there ) && is_string( $file->src ) && '' !== $file->src ) {
					$media          = isset( $file->args ) && is_string( $file->args ) && 'all' !== $file->args ? $file->args : '';
					$found[ $name ] = array( $kept['island'], self::sheet_address( (string) $name, $file ), (string) $name, $media );
				}
			}
		}
		return array_values( $found );
	}

	/**
	 * Adds a script to the list after its dependencies, unless the page already contains it.
	 *
	 * @param string   $handle Handle.
	 * @param string   $island Island that needs it.
	 * @param string[] $above  Handles on the path to this one, to stop at a cycle.
	 */
	private function add( string $handle, string $island, array $above ): void {
		$kept = $this->replaced_handles->scripts();
		$file = isset( $kept[ $handle ] ) ? $kept[ $handle ]['file'] : wp_scripts()->query( $handle, 'registered' );
		if ( ! is_object( $file ) || in_array( $handle, $above, true ) || self::is_printed( wp_scripts(), $handle, $file ) ) {
			return;
		}
		foreach ( $file->deps as $needed ) {
			$this->add( $needed, $island, array_merge( $above, array( $handle ) ) );
		}
		if ( isset( $this->listed[ $handle ] ) ) {
			$islands                    = explode( ' ', $this->listed[ $handle ][0] );
			$this->listed[ $handle ][0] = implode( ' ', array_unique( array_merge( $islands, array( $island ) ) ) );
			return;
		}
		$address = is_string( $file->src ) && '' !== $file->src ? self::script_address( $handle, $file ) : '';
		$codes   = isset( $kept[ $handle ] ) && wp_script_is( $handle, 'done' ) ? array( '', '' ) : self::codes( $handle );
		if ( '' !== $address || '' !== implode( '', $codes ) ) {
			$this->listed[ $handle ] = array( $island, $address, $codes[0], $codes[1] );
		}
	}

	/**
	 * Checks whether the page contains the file that is registered under a handle. A replaced handle was printed without its file.
	 *
	 * @param \WP_Dependencies $all    The page's scripts or styles.
	 * @param string           $handle Handle.
	 * @param object           $file   Registered file.
	 * @return bool
	 */
	private static function is_printed( $all, string $handle, $file ): bool {
		return in_array( $handle, $all->done, true ) && isset( $all->registered[ $handle ] ) && $all->registered[ $handle ]->src === $file->src;
	}

	/**
	 * Returns a style sheet's dependencies, direct and indirect, that are missing from the page.
	 *
	 * @param string[] $handles Handles of the dependencies.
	 * @return object[]
	 */
	private static function missing_sheets( array $handles ): array {
		$found = array();
		foreach ( $handles as $handle ) {
			$file = wp_styles()->query( $handle, 'registered' );
			if ( is_object( $file ) && ! in_array( $handle, wp_styles()->done, true ) ) {
				$found = array_merge( $found, self::missing_sheets( $file->deps ), array( $handle => $file ) );
			}
		}
		return $found;
	}

	/**
	 * Returns the URL of a script as WordPress prints it.
	 *
	 * @param string $handle Handle.
	 * @param object $file   Registered file.
	 * @return string
	 */
	private static function script_address( string $handle, $file ): string {
		$src = (string) $file->src;
		$all = wp_scripts();
		if ( 1 !== preg_match( '#^(?:https?:)?//#', $src ) && ! ( $all->content_url && 0 === strpos( $src, $all->content_url ) ) ) {
			$src = $all->base_url . $src;
		}
		if ( null !== $file->ver ) {
			$src = add_query_arg( 'ver', $file->ver ? $file->ver : $all->default_version, $src );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		return self::short( (string) apply_filters( 'script_loader_src', $src, $handle ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own hook.
	}

	/**
	 * Returns the URL of a style sheet as WordPress prints it; on RTL pages, the URL of the RTL variant.
	 *
	 * @param string $handle Handle.
	 * @param object $file   Registered file.
	 * @return string
	 */
	private static function sheet_address( string $handle, $file ): string {
		$all  = wp_styles();
		$ver  = null === $file->ver ? '' : ( $file->ver ? $file->ver : $all->default_version );
		$href = html_entity_decode( (string) $all->_css_href( $file->src, $ver, $handle ), ENT_QUOTES );
		if ( 'rtl' === $all->text_direction && isset( $file->extra['rtl'] ) && 'replace' === $file->extra['rtl'] ) {
			$suffix = isset( $file->extra['suffix'] ) ? $file->extra['suffix'] : '';
			$href   = str_replace( "$suffix.css", "-rtl$suffix.css", $href );
		}
		return self::short( $href );
	}

	/**
	 * Shortens the URL of a file on this site to its path and query. Other URLs stay unchanged.
	 *
	 * @param string $address URL.
	 * @return string
	 */
	private static function short( string $address ): string {
		$home = wp_parse_url( home_url() );
		$host = $home['scheme'] . '://' . $home['host'] . ( isset( $home['port'] ) ? ':' . $home['port'] : '' );
		return 0 === strpos( $address, $host . '/' ) ? substr( $address, strlen( $host ) ) : $address;
	}

	/**
	 * Returns the code before and after a library that is missing from the page: its settings, translations and inline scripts.
	 *
	 * @param string $handle Handle.
	 * @return string[]
	 */
	private static function codes( string $handle ): array {
		$all    = wp_scripts();
		$before = array( $all->get_data( $handle, 'data' ), $all->print_translations( $handle, false ) );
		return array(
			self::joined( array_merge( $before, (array) $all->get_data( $handle, 'before' ) ) ),
			self::joined( (array) $all->get_data( $handle, 'after' ) ),
		);
	}

	/**
	 * Joins the non-empty texts with line breaks.
	 *
	 * @param array<int|string, string|bool|null> $texts Texts; other values are left out.
	 * @return string
	 */
	private static function joined( array $texts ): string {
		return implode( "\n", array_filter( $texts, static fn ( $text ): bool => is_string( $text ) && '' !== $text ) );
	}
}
