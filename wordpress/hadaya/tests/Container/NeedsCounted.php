<?php
/**
 * A service for tests that depends on another.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Service for tests that depends on another service, and optionally on a name.
 */
final class NeedsCounted {

	/**
	 * Service that the container must create.
	 *
	 * @var Counted
	 */
	public Counted $counted;

	/**
	 * Optional argument, for which the container provides no value.
	 *
	 * @var string
	 */
	public string $name;

	/**
	 * Declares a dependency on a service, and a name with a default value.
	 *
	 * @param Counted $counted The service.
	 * @param string  $name    The name.
	 */
	public function __construct( Counted $counted, string $name = 'default' ) {
		$this->counted = $counted;
		$this->name    = $name;
	}
}
