<?php
/**
 * Tests for the loader's updates.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Assets;

use Hadaya\Assets\LoaderUpdates;
use Hadaya\Tests\TestCase;

/**
 * Checks that each element that carries data for the loader has its own id.
 */
final class LoaderUpdatesTest extends TestCase {

	public function test_gives_each_element_its_own_id(): void {
		$updates = self::part( LoaderUpdates::class );
		ob_start();
		$updates->print_more( array( 'gallery' ), array( 'gallery' ), 'hadaya-form' );
		$updates->print_more( array( 'gallery' ), array(), 'hadaya-form' );
		$updates->print_more( array( 'gallery', 'quote' ), array(), 'hadaya-form' );
		$html = ob_get_clean();
		self::assertSame( 1, preg_match_all( '/id="hadaya-form"/', $html ) );
		self::assertSame( 1, preg_match_all( '/id="hadaya-form-2"/', $html ) );
		self::assertStringContainsString( '{"islands":["quote"]', $html );
	}
}
