<?php
/**
 * Tests of the list of widgets.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Widgets;

use Hadaya\Tests\TestCase;
use Hadaya\Widgets\WidgetList;

/**
 * Ids that never change and are not reused.
 */
final class WidgetListTest extends TestCase {

	/**
	 * Settings after which the next widget has number 7.
	 */
	const AFTER_SIX = array( array( 'widgets' => array( array( 'id' => 6 ) ) ) );

	public function test_a_widgets_id_is_never_reused(): void {
		$present = array( 'widgets' => array( array( 'id' => 0 ), array( 'id' => 1 ) ) );
		$earlier = array( 'widgets' => array( array( 'id' => 4 ) ) );
		$this->assertSame( 5, self::part( WidgetList::class )->next_id( array( $present, $earlier ) ) );
		$this->assertSame( 1, self::part( WidgetList::class )->next_id( array() ) );
	}

	public function test_a_given_list_of_widgets_is_completed_from_the_current_one(): void {
		$present = array( array( 'id' => 3, 'name' => 'Mine', 'color' => '#000000' ) );
		$filled  = self::part( WidgetList::class )->fill( $present, array( array( 'id' => 3, 'color' => '#ffffff' ), array( 'name' => 'New' ), array( 'id' => 99 ), 'wrong' ), self::AFTER_SIX );
		$this->assertSame( array( 'Mine', '#ffffff' ), array( $filled[0]['name'], $filled[0]['color'] ) );
		$this->assertSame( array( 7, 8, 'wrong' ), array( $filled[1]['id'], $filled[2]['id'], $filled[3] ) );
	}

	public function test_the_second_widget_with_an_id_gets_a_new_id(): void {
		$filled = self::part( WidgetList::class )->fill( array( array( 'id' => 3, 'name' => 'Mine' ) ), array( array( 'id' => 3 ), array( 'id' => 3 ) ), self::AFTER_SIX );
		$this->assertSame( array( 3, 7 ), array_column( $filled, 'id' ) );
	}
}
