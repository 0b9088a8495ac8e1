<?php
/**
 * Scripts of a page.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * Stands in for WordPress' list of scripts: what is registered, and what a page asks for.
 */
final class Scripts {

	/**
	 * The scripts of the page in view.
	 *
	 * @var self
	 */
	public static Scripts $all;

	/**
	 * Scripts by handle.
	 *
	 * @var \stdClass[]
	 */
	public array $registered = array();

	/**
	 * Handles that the page asks for.
	 *
	 * @var string[]
	 */
	public array $queue = array();

	/**
	 * A page with these scripts.
	 *
	 * @param array[]  $needs What each script needs, by handle.
	 * @param string[] $queue Handles that the page asks for.
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
	 * A registered script.
	 *
	 * @param string $handle Handle.
	 * @return \stdClass|false
	 */
	public function query( string $handle ) {
		return isset( $this->registered[ $handle ] ) ? $this->registered[ $handle ] : false;
	}

	/**
	 * What hangs on a script.
	 *
	 * @param string $handle Handle.
	 * @param string $name   Name.
	 * @return mixed
	 */
	public function get_data( string $handle, string $name ) {
		return isset( $this->registered[ $handle ]->extra[ $name ] ) ? $this->registered[ $handle ]->extra[ $name ] : false;
	}
}
