<?php
/**
 * A part for tests that needs another.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Depends on a service and optionally on a name.
 */
final class NeedsCounted {

	/**
	 * The part.
	 *
	 * @var Counted
	 */
	public Counted $counted;

	/**
	 * The name.
	 *
	 * @var string
	 */
	public string $name;

	/**
	 * Keeps both.
	 *
	 * @param Counted $counted The part.
	 * @param string  $name    The name.
	 */
	public function __construct( Counted $counted, string $name = 'default' ) {
		$this->counted = $counted;
		$this->name    = $name;
	}
}
