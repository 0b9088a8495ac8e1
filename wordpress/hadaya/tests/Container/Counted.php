<?php
/**
 * A service for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Service for tests that counts its instances.
 */
final class Counted {

	/**
	 * Number of instances created since a test last reset it.
	 *
	 * @var int
	 */
	public static int $made = 0;

	/**
	 * Counts the new instance.
	 */
	public function __construct() {
		++self::$made;
	}

	/**
	 * Adds two numbers, as a filter with one or two arguments.
	 *
	 * @param int $value Value.
	 * @param int $more  Number to add.
	 * @return int
	 */
	public function add( int $value, int $more = 1 ): int {
		return $value + $more;
	}
}
