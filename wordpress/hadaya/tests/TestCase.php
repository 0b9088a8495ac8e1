<?php
/**
 * Base class for the tests without WordPress.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

use Hadaya\Plugin;

/**
 * A test that starts with a fresh site and restores PHP's request state.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase {

	/**
	 * Values of `$_GET`, `$_POST`, `$_COOKIE`, `$_FILES` and `$_SERVER` before the test, in this order.
	 *
	 * @var array[]
	 */
	private array $request = array();

	/**
	 * The plugin of this test; null until a test needs a service.
	 *
	 * @var Plugin|null
	 */
	private static ?Plugin $plugin = null;

	/**
	 * Returns a service of the plugin, as its container creates it.
	 *
	 * @template T of object
	 * @param class-string<T> $name Name of its class.
	 * @return T
	 */
	protected static function part( string $name ): object {
		self::$plugin = self::$plugin ?? new Plugin();
		return self::$plugin->get( $name );
	}

	/**
	 * Starts with a fresh site and an empty request.
	 */
	protected function setUp(): void {
		$this->request = array( $_GET, $_POST, $_COOKIE, $_FILES, $_SERVER );

		$_GET    = array();
		$_POST   = array();
		$_COOKIE = array();
		$_FILES  = array();
		Site::reset();
		self::$plugin = null;
	}

	/**
	 * Restores the request state.
	 */
	protected function tearDown(): void {
		list( $_GET, $_POST, $_COOKIE, $_FILES, $_SERVER ) = $this->request;
	}
}
