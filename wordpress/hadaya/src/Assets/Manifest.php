<?php
/**
 * Built files.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Reads `manifest.json`, in which the build lists the bundles: file names, imports and integrity hashes.
 *
 * @phpstan-type ManifestEntry array{file: string, sha384?: string, gzip?: int, bytes?: int, source?: string, island?: bool, css?: string, imports?: string[], view?: string[], ahead?: string[], beside?: array<string, string[]>}
 * @phpstan-type BuiltFile array{file: string, url: string, hash: string, integrity: string, version: string|null}
 */
final class Manifest {

	private string $folder;
	private string $url;

	/** @var array<string, ManifestEntry>|null Entries by logical name; null until first used. */
	private ?array $files = null;

	public function __construct( string $folder, string $url ) {
		$this->folder = $folder;
		$this->url    = $url;
	}

	/**
	 * Returns the manifest of the files built for a runtime; React's manifest if the files for the runtime `light` (Preact) are missing.
	 *
	 * @param string $runtime Name of the runtime, such as `light`.
	 */
	public static function of_runtime( string $runtime ): self {
		$folder = 'light' === $runtime && is_readable( HADAYA_FOLDER . 'dist/light/manifest.json' ) ? 'dist/light' : 'dist';
		return new self( HADAYA_FOLDER . $folder, plugins_url( $folder, HADAYA_FILE ) );
	}

	/**
	 * Returns the URL of the bundles' folder, with a trailing slash. A filter can move the files to a content delivery network.
	 */
	public function base_url(): string {
		/**
		 * Filters the URL from which visitors load the bundles.
		 *
		 * @since 1.0.0
		 *
		 * @param string $url URL of the plugin's own folder.
		 */
		return trailingslashit( apply_filters( 'hadaya_base_url', $this->url ) );
	}

	/**
	 * Returns the URL of the bundles' folder for the loader, as a path if the files are on the shop's own host. Plugins rewrite full URLs to a CDN, from
	 * which browsers refuse modules without `Access-Control-Allow-Origin`, and a shop may be available both with and without `www.`.
	 *
	 * @return string
	 */
	public function page_base(): string {
		$url  = $this->base_url();
		$path = wp_parse_url( $url, PHP_URL_PATH );
		return is_string( $path ) && self::origin( $url ) === self::origin( (string) get_option( 'home' ) ) ? $path : $url;
	}

	/**
	 * Returns the host and port of a URL, without `www.`.
	 *
	 * @param string $url URL.
	 * @return string
	 */
	private static function origin( string $url ): string {
		$host = (string) wp_parse_url( $url, PHP_URL_HOST );
		return preg_replace( '/^www\./', '', strtolower( $host ) ) . ':' . wp_parse_url( $url, PHP_URL_PORT );
	}

	/**
	 * Checks whether the files come from a host other than the shop's. Only then do tags have integrity hashes: on the
	 * shop's own host, optimisers and servers may change files but keep the tag's attributes, and browsers would refuse
	 * the changed files.
	 *
	 * @return bool
	 */
	public function is_foreign(): bool {
		$host = wp_parse_url( $this->base_url(), PHP_URL_HOST );
		$own  = array( wp_parse_url( $this->url, PHP_URL_HOST ), wp_parse_url( home_url(), PHP_URL_HOST ) );
		return is_string( $host ) && ! in_array( strtolower( $host ), array_map( 'strtolower', array_filter( $own ) ), true );
	}

	/**
	 * Returns the path of a built file on the server, whether or not the file exists.
	 *
	 * @param string $file File name.
	 * @return string
	 */
	public function path( string $file ): string {
		return $this->folder . '/' . $file;
	}

	/**
	 * Checks whether a file with the given logical name was built and exists.
	 *
	 * @param string $name Logical name.
	 * @return bool
	 */
	public function has( string $name ): bool {
		$files = $this->entries();
		return isset( $files[ $name ] ) && is_readable( $this->path( $files[ $name ]['file'] ) );
	}

	/**
	 * Returns the file, URL, integrity and version of a script. The manifest must contain the name (see `has()`).
	 *
	 * @param string $name Logical name.
	 * @return BuiltFile
	 */
	public function describe( string $name ): array {
		return $this->describe_entry( $this->entries()[ $name ] );
	}

	/**
	 * Returns the hashes of all modules that a page may load, keyed by file name; empty if the modules come from the shop's own host.
	 *
	 * @param string[] $others Logical names of bundles that the page cannot load.
	 * @return string[]
	 */
	public function hashes( array $others ): array {
		$found = array();
		if ( ! $this->is_foreign() ) {
			return $found;
		}
		foreach ( $this->entries() as $name => $entry ) {
			list( $owner ) = explode( '/', $name );
			if ( '.js' === substr( $entry['file'], -3 ) && ! in_array( $owner, $others, true ) ) {
				$found[ $entry['file'] ] = $entry['sha384'];
			}
		}
		return $found;
	}

	/**
	 * Returns the style sheet of an island; null if the island has none.
	 *
	 * @param string $name Logical name.
	 * @return array{file: string, url: string, hash: string, integrity: string, version: string|null}|null
	 */
	public function style( string $name ): ?array {
		$sheet = $this->entries()[ $name ]['css'] ?? '';
		return '' === $sheet ? null : $this->describe_file( $sheet );
	}

	/**
	 * Returns a built file by its file name. A file that is not in the manifest has no hash.
	 *
	 * @param string $file File name.
	 * @return BuiltFile
	 */
	public function describe_file( string $file ): array {
		foreach ( $this->entries() as $entry ) {
			if ( $entry['file'] === $file ) {
				return $this->describe_entry( $entry );
			}
		}
		return $this->describe_entry( array( 'file' => $file ) );
	}

	/**
	 * Describes an entry for a tag: `hash` is the hash of the built file; `integrity` is the same hash if the tag needs it, otherwise empty. The version
	 * changes with the content.
	 *
	 * @param ManifestEntry $entry Entry of the manifest.
	 * @return BuiltFile
	 */
	private function describe_entry( array $entry ): array {
		$hash      = isset( $entry['sha384'] ) ? (string) $entry['sha384'] : '';
		$is_hashed = 1 === preg_match( '/-[A-Za-z0-9_-]{8}\.min\.(?:js|css)$/', $entry['file'] );
		return array(
			'file'      => $entry['file'],
			'url'       => $this->base_url() . $entry['file'],
			'hash'      => $hash,
			'integrity' => $this->is_foreign() ? $hash : '',
			'version'   => $is_hashed || '' === $hash ? null : substr( md5( $hash ), 0, 8 ),
		);
	}

	/**
	 * Returns the entries of the manifest; empty if it is missing or broken, in which case every page stays unchanged.
	 *
	 * @return array<string, ManifestEntry>
	 */
	public function entries(): array {
		if ( null === $this->files ) {
			$path        = $this->path( 'manifest.json' );
			$manifest    = is_readable( $path ) ? json_decode( (string) file_get_contents( $path ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Our own file.
			$this->files = is_array( $manifest['files'] ?? null ) ? $manifest['files'] : array();
		}
		return $this->files;
	}
}
