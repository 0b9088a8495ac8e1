<?php
/**
 * Tests for handles without a file.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Swap;

use Hadaya\Assets\Islands;
use Hadaya\Assets\PartsSchema;
use Hadaya\Swap\HandleAliases;
use Hadaya\Tests\Scripts;
use Hadaya\Tests\TestCase;

/**
 * Checks that replaced scripts lose their file, but keep everything on which a page relies.
 */
final class HandleAliasesTest extends TestCase {

	const ISLAND = array(
		'parts'    => array( 'helper' ),
		'unneeded' => array( 'jquery' ),
	) + Islands::DEFAULTS;

	public function test_an_alias_has_no_file_and_keeps_its_data(): void {
		Scripts::$all                                      = Scripts::of( array( 'plugin' => array() ), array( 'plugin' ) );
		Scripts::$all->registered['plugin']->extra['data'] = 'var plugin_settings={};';
		( new HandleAliases() )->make( 'plugin', self::ISLAND );
		$this->assertFalse( Scripts::$all->registered['plugin']->src );
		$this->assertSame( 'var plugin_settings={};', Scripts::$all->registered['plugin']->extra['data'] );
	}

	public function test_removes_dependencies_that_only_the_replaced_script_uses(): void {
		Scripts::$all = Scripts::of( array( 'plugin' => array( 'helper', 'library' ), 'helper' => array(), 'library' => array() ), array( 'plugin', 'helper' ) );
		( new HandleAliases() )->make( 'plugin', self::ISLAND );
		$this->assertSame( array(), Scripts::$all->registered['plugin']->deps );
		$this->assertSame( array( 'plugin' ), Scripts::$all->queue );
	}

	public function test_keeps_jquery_as_a_dependency_unless_the_island_lists_it_as_unneeded(): void {
		$island       = array( 'unneeded' => array() ) + self::ISLAND;
		Scripts::$all = Scripts::of( array( 'plugin' => array( 'jquery', 'library' ), 'jquery' => array(), 'library' => array() ), array( 'plugin' ) );
		( new HandleAliases() )->make( 'plugin', $island );
		$this->assertSame( array( 'jquery' ), Scripts::$all->registered['plugin']->deps );
		Scripts::$all = Scripts::of( array( 'plugin' => array( 'jquery' ), 'jquery' => array() ), array( 'plugin' ) );
		( new HandleAliases() )->make( 'plugin', self::ISLAND );
		$this->assertSame( array(), Scripts::$all->registered['plugin']->deps );
	}

	public function test_keeps_a_shared_dependency(): void {
		Scripts::$all = Scripts::of( array( 'plugin' => array( 'helper' ), 'helper' => array(), 'theme' => array( 'between' ), 'between' => array( 'helper' ) ), array( 'plugin', 'helper', 'theme' ) );
		( new HandleAliases() )->make( 'plugin', self::ISLAND );
		$this->assertContains( 'helper', Scripts::$all->queue );
	}

	public function codes(): array {
		return array(
			'code that calls jQuery'      => array( 'jQuery(document).ready(f)', true ),
			'code that calls WordPress'   => array( 'wp.hooks.addAction()', true ),
			'settings call nothing'       => array( 'var wp_settings = {"a":1};', false ),
		);
	}

	/**
	 * @dataProvider codes
	 */
	public function test_keeps_libraries_if_inline_code_may_call_them( string $code, bool $stays ): void {
		Scripts::$all                                       = Scripts::of( array( 'plugin' => array( 'library' ), 'library' => array() ), array( 'plugin' ) );
		Scripts::$all->registered['plugin']->extra['after'] = array( false, $code );
		( new HandleAliases() )->make( 'plugin', self::ISLAND );
		$this->assertSame( $stays ? array( 'library' ) : array(), Scripts::$all->registered['plugin']->deps );
	}

	public function test_terminates_on_circular_dependencies(): void {
		Scripts::$all = Scripts::of( array( 'a' => array( 'b' ), 'b' => array( 'a' ) ), array( 'a' ) );
		$this->assertFalse( ( new HandleAliases() )->is_needed( 'helper' ) );
	}

	public function test_every_island_has_complete_data(): void {
		foreach ( self::part( Islands::class )->all() as $name => $island ) {
			$this->assertEqualsCanonicalizing( array_keys( Islands::DEFAULTS ), array_keys( $island ), $name );
			$this->assertNotSame( '', PartsSchema::label( $name, $island ), $name );
		}
	}
}
