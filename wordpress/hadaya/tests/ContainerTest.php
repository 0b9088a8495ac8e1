<?php
/**
 * Tests for the creation and hooking of services.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests;

use Hadaya\Container;
use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Container\Counted;
use Hadaya\Tests\Container\NeedsCounted;

/**
 * Checks that the container creates a service once, with its dependencies, and not before its hook fires.
 */
final class ContainerTest extends TestCase {

	public function test_creates_a_service_once_with_its_dependencies() {
		Counted::$made = 0;
		$container     = new Container( array() );
		$part          = $container->get( NeedsCounted::class );
		$this->assertSame( $part, $container->get( NeedsCounted::class ) );
		$this->assertSame( $container->get( Counted::class ), $part->counted );
		$this->assertSame( 1, Counted::$made );
	}

	public function test_optional_arguments_keep_their_defaults() {
		$part = ( new Container( array() ) )->get( NeedsCounted::class );
		$this->assertSame( 'default', $part->name );
	}

	public function test_a_recipe_replaces_automatic_construction() {
		$counted   = new Counted();
		$container = new Container(
			array(
				Counted::class => static function () use ( $counted ) {
					return $counted;
				},
			)
		);
		$this->assertSame( $counted, $container->get( NeedsCounted::class )->counted );
	}

	public function test_creates_a_service_when_its_hook_fires() {
		Counted::$made = 0;
		$container     = new Container( array() );
		$container->hook( 'a_filter', Counted::class, 'add' );
		$container->hook( 'another_filter', Counted::class, 'add', 5, 2 );
		$this->assertSame( 0, Counted::$made );
		$this->assertSame( 2, apply_filters( 'a_filter', 1 ) );
		$this->assertSame( 4, apply_filters( 'another_filter', 1, 3 ) );
		$this->assertSame( 1, Counted::$made );
	}

	public function test_an_unmet_condition_creates_no_service_and_leaves_the_filtered_value_unchanged() {
		Counted::$made = 0;
		$container     = new Container( array() );
		$is_wanted     = static function ( $value ): bool {
			return $value > 9;
		};
		$container->hook_where( $is_wanted, 'a_filter', Counted::class, 'add' );
		$this->assertSame( 1, apply_filters( 'a_filter', 1 ) );
		$this->assertSame( 0, Counted::$made );
		$this->assertSame( 11, apply_filters( 'a_filter', 10 ) );
	}

	public function test_caches_settings_until_they_are_reset() {
		Site::$options[ Options::NAME ] = StoredJson::encode( array( 'form' => array( 'title' => 'One' ) ) );
		$options                        = self::part( Options::class );
		$this->assertSame( 'One', $options->form()['title'] );
		Site::$options[ Options::NAME ] = StoredJson::encode(
			array(
				'form'    => array( 'title' => 'Two' ),
				'islands' => array( 'menu' => false ),
			)
		);
		$this->assertSame( 'One', $options->form()['title'] );
		$options->forget();
		$this->assertSame( 'Two', $options->form()['title'] );
		$this->assertFalse( $options->is_island_on( 'menu' ) );
		$this->assertTrue( $options->has_islands() );
	}

	public function test_islands_missing_from_older_settings_are_on_except_the_quote_list() {
		Site::$options[ Options::NAME ] = StoredJson::encode(
			array(
				'islands' => array_fill_keys( array( 'gallery', 'swatches', 'contact-widget', 'attribution', 'menu' ), false ),
			)
		);
		$this->assertTrue( self::part( Options::class )->has_islands() );
		$this->assertTrue( self::part( Options::class )->is_island_on( 'content' ) );
		$this->assertFalse( self::part( Options::class )->is_island_on( 'quote' ) );
		Site::$options[ Options::NAME ] = StoredJson::encode( array( 'islands' => array_fill_keys( array( 'gallery', 'swatches', 'contact-widget', 'attribution', 'menu', 'content' ), false ) ) );
		self::part( Options::class )->forget();
		$this->assertFalse( self::part( Options::class )->has_islands() );
	}
}
