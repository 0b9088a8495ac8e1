<?php
/**
 * A service for tests that depends on another.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Depends on a service and optionally on a name.
 */
final class NeedsCounted {

	/**
	 * The service.
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
	 * Stores the service and the name.
	 *
	 * @param Counted $counted The service.
	 * @param string  $name    The name.
	 */
	public function __construct( Counted $counted, string $name = 'default' ) {
		$this->counted = $counted;
		$this->name    = $name;
	}
}
