<?php
/**
 * Tests without WordPress.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

/**
 * A test that begins on a fresh site and leaves nothing behind in what PHP keeps of a request.
 */
abstract class TestCase extends \PHPUnit\Framework\TestCase {

	/**
	 * What a request brings, before the test.
	 *
	 * @var array[]
	 */
	private array $request = array();

	/**
	 * Begins with a fresh site and an empty request.
	 */
	protected function setUp(): void {
		$this->request = array( $_GET, $_POST, $_COOKIE, $_FILES, $_SERVER );

		$_GET    = array();
		$_POST   = array();
		$_COOKIE = array();
		$_FILES  = array();
		Site::reset();
	}

	/**
	 * Gives the request back.
	 */
	protected function tearDown(): void {
		list( $_GET, $_POST, $_COOKIE, $_FILES, $_SERVER ) = $this->request;
	}
}
