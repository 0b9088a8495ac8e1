<?php
/**
 * Script handles without a file.
 *
 * @package Hadaya
 */

namespace Hadaya\Swap;

defined( 'ABSPATH' ) || exit;

/**
 * Turns replaced script handles into aliases without a file: their localised settings and inline scripts are still
 * printed, and other scripts may still depend on them.
 *
 * @phpstan-import-type Island from \Hadaya\Assets\Islands
 */
final class HandleAliases {

	/**
	 * Libraries that pages rely on even if only a replaced script requested them.
	 */
	const TAKEN_FOR_GRANTED = array( 'jquery' );

	/** @var string[] */
	private array $replaced = array();

	/**
	 * Defines the functions that the replaced plugin's inline scripts call right after its script, because our module runs later.
	 *
	 * @param string   $handle Script handle.
	 * @param string[] $early  Classic scripts, keyed by the name of the global that each defines.
	 */
	private static function define_early( string $handle, array $early ): void {
		$inline = implode( "\n", (array) wp_scripts()->get_data( $handle, 'after' ) );
		foreach ( $early as $name => $code ) {
			if ( false !== strpos( $inline, $name ) ) {
				wp_add_inline_script( $handle, $code, 'before' );
			}
		}
	}

	/**
	 * Turns a handle into an alias. Its dependencies are dropped unless inline code or another script may need them.
	 *
	 * @param string $handle Script handle.
	 * @param Island $island Its entry in `Islands::TABLE`.
	 */
	public function make( string $handle, array $island ): void {
		self::define_early( $handle, $island['early'] );
		self::define_called( $handle, $island['called'] );
		$script         = wp_scripts()->query( $handle, 'registered' );
		$this->replaced = array_merge( $this->replaced, array( $handle ), $island['parts'] );
		$script->src    = false;
		$script->ver    = null;
		$requested      = array_diff( $script->deps, $island['parts'], $island['unneeded'] );
		if ( ! self::has_inline_code( $handle ) && ! $this->is_needed( $handle ) ) {
			$requested = array_intersect( $requested, self::TAKEN_FOR_GRANTED );
		}
		$script->deps = array_values( $requested );
		unset( $script->extra['strategy'] );
		array_map( array( $this, 'drop' ), $island['parts'] );
	}

	/**
	 * Dequeues a helper of a replaced script unless another script needs it.
	 *
	 * @param string $handle Script handle.
	 */
	private function drop( string $handle ): void {
		if ( ! $this->is_needed( $handle ) ) {
			wp_dequeue_script( $handle );
		}
	}

	/**
	 * Checks whether a script that stays on the page depends on a handle.
	 *
	 * @param string $handle Script handle.
	 * @return bool
	 */
	public function is_needed( string $handle ): bool {
		$scripts = wp_scripts();
		$waiting = array_diff( $scripts->queue, $this->replaced );
		$seen    = array();
		while ( array() !== $waiting ) {
			$name = array_pop( $waiting );
			if ( isset( $seen[ $name ] ) || ! isset( $scripts->registered[ $name ] ) ) {
				continue;
			}
			$seen[ $name ] = true;
			$needed        = $scripts->registered[ $name ]->deps;
			if ( in_array( $handle, $needed, true ) ) {
				return true;
			}
			$waiting = array_merge( $waiting, array_diff( $needed, $this->replaced ) );
		}
		return false;
	}

	/**
	 * Checks whether inline code attached to a handle may call the libraries of the replaced script. Settings objects alone do not count, because they
	 * call nothing.
	 *
	 * @param string $handle Script handle.
	 * @return bool
	 */
	private static function has_inline_code( string $handle ): bool {
		$code = '';
		foreach ( array( 'before', 'after' ) as $index ) {
			$code .= implode( "\n", array_filter( (array) wp_scripts()->get_data( $handle, $index ), 'is_string' ) );
		}
		return 1 === preg_match( '/\b(wp|_|jQuery|\$)\s*[.(]/', $code );
	}

	/**
	 * Appends functions to the printed settings, because other scripts may call these functions at any time.
	 *
	 * @param string $handle Script handle.
	 * @param string $code   Classic script.
	 */
	private static function define_called( string $handle, string $code ): void {
		$data = wp_scripts()->get_data( $handle, 'data' );
		if ( '' !== $code && is_string( $data ) ) {
			wp_scripts()->add_data( $handle, 'data', $data . "\n" . $code );
		}
	}
}
