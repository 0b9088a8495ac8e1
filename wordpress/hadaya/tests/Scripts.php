<?php
/**
 * Scripts of a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * Stand-in for WordPress's registered and enqueued scripts.
 */
final class Scripts {

	/**
	 * Scripts of the current page, as returned by `wp_scripts()`.
	 *
	 * @var self
	 */
	public static Scripts $all;

	/**
	 * Registered scripts, keyed by handle.
	 *
	 * @var \stdClass[]
	 */
	public array $registered = array();

	/**
	 * Enqueued handles.
	 *
	 * @var string[]
	 */
	public array $queue = array();

	/**
	 * Registers a script for each handle and enqueues some of them.
	 *
	 * @param array[]  $needs Dependencies by handle.
	 * @param string[] $queue Enqueued handles.
	 * @return self
	 */
	public static function of( array $needs, array $queue ): self {
		$scripts        = new self();
		$scripts->queue = $queue;
		foreach ( $needs as $handle => $deps ) {
			$scripts->registered[ $handle ] = (object) array(
				'src'   => "https://shop.example/$handle.js",
				'ver'   => '1',
				'deps'  => $deps,
				'extra' => array(),
			);
		}
		return $scripts;
	}

	/**
	 * Returns a registered script; false for an unknown handle.
	 *
	 * @param string $handle Handle.
	 * @return \stdClass|false
	 */
	public function query( string $handle ) {
		return isset( $this->registered[ $handle ] ) ? $this->registered[ $handle ] : false;
	}

	/**
	 * Returns a value from a script's extra data; false if there is none.
	 *
	 * @param string $handle Handle.
	 * @param string $name   Name.
	 * @return mixed
	 */
	public function get_data( string $handle, string $name ) {
		return isset( $this->registered[ $handle ]->extra[ $name ] ) ? $this->registered[ $handle ]->extra[ $name ] : false;
	}
}
