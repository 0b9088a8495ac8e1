<?php
/**
 * Untrusted request.
 *
 * @package Hadaya
 */

namespace Hadaya\Http;

use Hadaya\Support\Texts;

defined( 'ABSPATH' ) || exit;

/**
 * A raw request. Nothing is sanitised here: words are matched against a pattern, other text is truncated, and the caller sanitises the result. The
 * cost of processing a parameter is therefore limited, whatever its length.
 */
final class Request {

	/**
	 * Maximum size in bytes of a request that contains only a few words.
	 */
	const SMALL_REQUEST = 8192;

	/** @var array<int|string, mixed> */
	private array $post;

	/** @var array<int|string, mixed> */
	private array $files;

	/** @var array<string, mixed> */
	private array $server;

	/**
	 * @param array<int|string, mixed> $post   Posted values, without slashes.
	 * @param array<int|string, mixed> $files  Posted files, nested as in `$_FILES`.
	 * @param array<string, mixed>     $server Server variables.
	 */
	public function __construct( array $post, array $files = array(), array $server = array() ) {
		$this->post   = $post;
		$this->files  = $files;
		$this->server = $server;
	}

	/**
	 * Creates a request from PHP's global variables, without the slashes that WordPress adds to posted values.
	 *
	 * @return Request
	 */
	public static function current(): self {
		return new self( wp_unslash( $_POST ), $_FILES, $_SERVER ); // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- The code that handles the request checks its nonce; every reader matches a pattern, or truncates and sanitises.
	}

	/**
	 * Checks whether the body exceeds a size, according to its `Content-Length` header. A request without this header is never too large.
	 *
	 * @param int $most Size in bytes.
	 * @return bool
	 */
	public function is_larger_than( int $most ): bool {
		return isset( $this->server['CONTENT_LENGTH'] ) && (int) $this->server['CONTENT_LENGTH'] > $most;
	}

	/**
	 * Checks whether a string, even an empty one, was posted under a name.
	 *
	 * @param string $name Name of the parameter.
	 * @return bool
	 */
	public function has( string $name ): bool {
		return isset( $this->post[ $name ] ) && is_string( $this->post[ $name ] );
	}

	/**
	 * Returns a posted word; empty if it is missing, is too long or does not match the pattern.
	 *
	 * @param string $name    Name of the parameter.
	 * @param string $pattern Anchored pattern of the whole word.
	 * @param int    $most    Maximum length in bytes.
	 * @return string
	 */
	public function word( string $name, string $pattern = '/^[\w-]+$/D', int $most = 64 ): string {
		$given = $this->has( $name ) ? $this->post[ $name ] : '';
		return strlen( $given ) <= $most && 1 === preg_match( $pattern, $given ) ? $given : '';
	}

	/**
	 * Returns posted text, truncated to the number of bytes that `$most` + 1 characters can take up.
	 *
	 * @param string $name Name of the parameter.
	 * @param int    $most Maximum length in characters.
	 * @return string
	 */
	public function text( string $name, int $most ): string {
		return $this->has( $name ) ? Texts::cut( $this->post[ $name ], $most ) : '';
	}

	/**
	 * Returns the arrays among the first `$most` entries of a posted array, with their keys.
	 *
	 * @param string $name Name of the parameter.
	 * @param int    $most Maximum number of entries to read.
	 * @return array<int|string, array<int|string, mixed>>
	 */
	public function lists( string $name, int $most ): array {
		$given = isset( $this->post[ $name ] ) && is_array( $this->post[ $name ] ) ? array_slice( $this->post[ $name ], 0, $most, true ) : array();
		return array_filter( $given, 'is_array' );
	}

	/**
	 * Returns the files posted under a name, nested as in `$_FILES`.
	 *
	 * @param string $name Name of the file field.
	 * @return array<string, mixed>
	 */
	public function files( string $name ): array {
		return isset( $this->files[ $name ] ) && is_array( $this->files[ $name ] ) ? $this->files[ $name ] : array();
	}

	/**
	 * Returns a header or another server variable, truncated; empty if missing.
	 *
	 * @param string $name Name, such as `HTTP_USER_AGENT`.
	 * @param int    $most Maximum length in bytes.
	 * @return string
	 */
	public function server( string $name, int $most = 1000 ): string {
		return isset( $this->server[ $name ] ) && is_string( $this->server[ $name ] ) ? substr( $this->server[ $name ], 0, $most ) : '';
	}
}
