<?php
/**
 * A part for tests.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Container;

/**
 * Counts its instances.
 */
final class Counted {

	/**
	 * Number of instances.
	 *
	 * @var int
	 */
	public static int $made = 0;

	/**
	 * Counts.
	 */
	public function __construct() {
		++self::$made;
	}

	/**
	 * Adds.
	 *
	 * @param int $value Value.
	 * @param int $more  The addend.
	 * @return int
	 */
	public function add( int $value, int $more = 1 ): int {
		return $value + $more;
	}
}
