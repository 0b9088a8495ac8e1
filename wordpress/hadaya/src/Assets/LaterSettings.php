<?php
/**
 * Settings that code on a page changes.
 *
 * @package Hadaya
 */

namespace Hadaya\Assets;

defined( 'ABSPATH' ) || exit;

/**
 * Somebody hangs code on the handles of a plugin's settings: the loader is told of these islands behind that code.
 */
final class LaterSettings {

	/**
	 * Island to the handle with such code, which is empty where it is several.
	 *
	 * @var string[]
	 */
	private array $handles = array();

	/**
	 * Tells the loader right behind the code where it is on one handle.
	 *
	 * @param string   $island  Island.
	 * @param string[] $handles Handles with such code.
	 */
	public function tell_behind( string $island, array $handles ): void {
		$handle                   = 1 === count( $handles ) ? $handles[0] : '';
		$this->handles[ $island ] = $handle;
		if ('' !== $handle ) {
			// A script that has a file may come late, while settings stand before it.
			$has_file = false !== wp_scripts()->registered[ $handle ]->src;
			wp_add_inline_script( $handle, Loader::telling( array( 'printed' => array( $island ) ) ), $has_file ? 'before' : 'after' );
		}
	}

	/**
	 * Islands of which nothing has been told when the footer's scripts are printed.
	 *
	 * @return string[]
	 */
	public function left(): array {
		$left = array();
		foreach ( $this->handles as $island => $handle ) {
			if ('' === $handle || ! wp_script_is( $handle, 'done' ) ) {
				$left[] = $island;
			}
		}
		return $left;
	}
}
