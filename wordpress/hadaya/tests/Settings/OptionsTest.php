<?php
/**
 * Tests for the settings option.
 *
 * @package Hadaya
 */

namespace Hadaya\Tests\Settings;

use Hadaya\Settings\Options;
use Hadaya\Support\StoredJson;
use Hadaya\Tests\Site;
use Hadaya\Tests\TestCase;
use Hadaya\Widgets\ContactForm;

/**
 * Checks that defaults are filled in for the settings of every version and for any corrupted option.
 */
final class OptionsTest extends TestCase {

	public function ruins(): array {
		return array(
			'nothing'                    => array( array() ),
			'texts for groups'           => array( array( 'form' => 'x', 'islands' => 'x', 'widgets' => 'x', 'common' => 'x', 'statistics' => 'x' ) ),
			'texts for widgets'          => array( array( 'widgets' => array( 'x', 7 ) ) ),
			'texts for parts'            => array( array( 'widgets' => array( array( 'id' => 0, 'hours' => 'x', 'chat' => 'x', 'channels' => 'x' ) ) ) ),
			'texts for fields of a form' => array( array( 'form' => array( 'items' => array( 'x' ) ) ) ),
		);
	}

	/**
	 * @dataProvider ruins
	 */
	public function test_returns_every_setting_for_any_stored_option( array $stored ): void {
		Site::$options[ Options::NAME ] = StoredJson::encode( $stored );
		$options                        = self::part( Options::class );
		$groups                         = array_keys( $options->groups() );
		$all                            = array_combine( $groups, array_map( array( $options, 'group' ), $groups ) );
		$this->assertSame( array_merge( $groups, array( 'page_settings' ) ), array_keys( $options->complete( $options->stored() ) ) );
		$this->assertNotSame( array(), $all['widgets'] );
		foreach ( array( 'hours', 'chat', 'attention' ) as $part ) {
			$this->assertIsArray( $all['widgets'][0][ $part ] );
		}
	}

	public function test_ignores_an_option_that_is_not_an_array(): void {
		Site::$options[ Options::NAME ] = 'broken';
		$this->assertSame( array(), self::part( Options::class )->stored() );
	}

	public function test_stored_values_override_defaults(): void {
		Site::$options[ Options::NAME ] = StoredJson::encode( array( 'islands' => array( 'menu' => false ) ) );
		$options                        = self::part( Options::class );
		$this->assertFalse( $options->is_island_on( 'menu' ) );
		$this->assertTrue( $options->is_island_on( 'gallery' ) );
		$this->assertFalse( $options->is_island_on( 'unheard' ) );
	}

	public function test_a_fresh_sites_form_has_its_default_fields(): void {
		$form = self::part( Options::class )->complete( array() )['form'];
		$this->assertSame( array( 'name', 'email', 'phone', 'message', 'file' ), array_column( $form['items'], 'field' ) );
		$required = wp_list_filter( ContactForm::from_array( $form )->items(), array( 'required' => true ) );
		$this->assertSame( array( 'name', 'email', 'message' ), array_column( $required, 'field' ) );
	}

	public function runtimes(): array {
		return array(
			'a fresh site'    => array( array(), 'react' ),
			'light'           => array( array( 'files' => array( 'runtime' => 'light' ) ), 'light' ),
			'one of no build' => array( array( 'files' => array( 'runtime' => '../x' ) ), 'react' ),
			'a list'          => array( array( 'files' => array( 'runtime' => array() ) ), 'react' ),
		);
	}

	/**
	 * @dataProvider runtimes
	 */
	public function test_falls_back_to_react_for_an_unknown_runtime( array $stored, string $expected ): void {
		Site::$options[ Options::NAME ] = StoredJson::encode( $stored );
		$this->assertSame( $expected, self::part( Options::class )->runtime() );
	}
}
