<?php
/**
 * Tests for the list of widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Tests\TestCase;
use Hadaya\Widgets\WidgetList;

/**
 * Checks that ids never change and are never reused.
 */
final class WidgetListTest extends TestCase {

	/**
	 * Settings after which the next widget gets id 7.
	 */
	const AFTER_SIX = array( array( 'widgets' => array( array( 'id' => 6 ) ) ) );

	public function test_never_reuses_a_widgets_id(): void {
		$present = array( 'widgets' => array( array( 'id' => 0 ), array( 'id' => 1 ) ) );
		$earlier = array( 'widgets' => array( array( 'id' => 4 ) ) );
		$this->assertSame( 5, self::part( WidgetList::class )->next_id( array( $present, $earlier ) ) );
		$this->assertSame( 1, self::part( WidgetList::class )->next_id( array() ) );
	}

	public function test_adds_missing_values_and_ids_to_given_widgets(): void {
		$present = array( array( 'id' => 3, 'name' => 'Mine', 'color' => '#000000' ) );
		$filled  = self::part( WidgetList::class )->fill( $present, array( array( 'id' => 3, 'color' => '#ffffff' ), array( 'name' => 'New' ), array( 'id' => 99 ), 'wrong' ), self::AFTER_SIX );
		$this->assertSame( array( 'Mine', '#ffffff' ), array( $filled[0]['name'], $filled[0]['color'] ) );
		$this->assertSame( array( 7, 8, 'wrong' ), array( $filled[1]['id'], $filled[2]['id'], $filled[3] ) );
	}

	public function test_gives_a_new_id_to_a_second_widget_with_the_same_id(): void {
		$filled = self::part( WidgetList::class )->fill( array( array( 'id' => 3, 'name' => 'Mine' ) ), array( array( 'id' => 3 ), array( 'id' => 3 ) ), self::AFTER_SIX );
		$this->assertSame( array( 3, 7 ), array_column( $filled, 'id' ) );
	}
}
